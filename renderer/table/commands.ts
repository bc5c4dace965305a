import { onBeforeUnmount } from 'vue'
import type { MenuCommand } from '../../shared/contract/names.ts'
import { useDialogs } from '../stores/dialogs.ts'
import { useFiles } from '../stores/files.ts'
import { useMatch } from '../stores/match.ts'
import { useProgram } from '../stores/program.ts'
import { useScreen } from '../stores/screen.ts'

/** Does what was chosen in the program's own menu. */
export function useCommands(): void {
  const dialogs = useDialogs()
  const match = useMatch()
  const screen = useScreen()
  const files = useFiles()
  const program = useProgram()

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
    diagnostics: () => {
      dialogs.show({ kind: 'about' })
      void program.diagnose()
    },
  }

  async function lay(id: string): Promise<void> {
    if (await match.open(id)) screen.go('table')
  }

  function leave(then: () => void): void {
    dialogs.close()
    match.close()
    then()
  }

  onBeforeUnmount(
    window.gavel.on((notice) => {
      if (notice.type === 'command') commands[notice.id]()
      if (notice.type === 'open') leave(() => void lay(notice.match))
      if (notice.type === 'file') void files.offered()
    }),
  )
}
