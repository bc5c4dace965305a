import { onBeforeUnmount } from 'vue'
import type { MenuCommand } from '../../shared/contract/names.ts'
import { useDialogs } from '../stores/dialogs.ts'
import { useFiles } from '../stores/files.ts'
import { useMatch } from '../stores/match.ts'
import { useScreen } from '../stores/screen.ts'

/** Does what was chosen in the program's own menu. */
export function useCommands(): void {
  const dialogs = useDialogs()
  const match = useMatch()
  const screen = useScreen()
  const files = useFiles()

  const commands: Readonly<Record<MenuCommand, () => void>> = {
    'new-judge-dredd': () => leave(() => screen.setUp('judge-dredd')),
    'new-realm-lords': () => leave(() => screen.setUp('realm-lords')),
    home: () => leave(() => screen.go('home')),
    history: () => leave(() => screen.go('history')),
    import: () => void files.pick(),
    rules: () => dialogs.openRules(),
    settings: () => dialogs.show({ kind: 'settings' }),
    data: () => dialogs.show({ kind: 'data' }),
    shortcuts: () => dialogs.show({ kind: 'shortcuts' }),
    about: () => dialogs.show({ kind: 'about' }),
  }

  function leave(then: () => void): void {
    dialogs.close()
    match.close()
    then()
  }

  onBeforeUnmount(
    window.gavel.on((notice) => {
      if (notice.type === 'command') commands[notice.id]()
      if (notice.type === 'file') void files.offered()
    }),
  )
}
