import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import { useFiles } from '../stores/files.ts'

/** Takes files that are dropped anywhere on the window. Gives whether one is held over it just now. */
export function useFileDrop(): Readonly<Ref<boolean>> {
  const files = useFiles()
  const over = ref(false)
  const isFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

  useEventListener(document, 'dragover', (event: DragEvent) => {
    if (!isFile(event)) return
    event.preventDefault()
    over.value = true
  })
  useEventListener(document, 'dragleave', (event: DragEvent) => {
    if (event.relatedTarget === null) over.value = false
  })
  useEventListener(document, 'drop', (event: DragEvent) => {
    over.value = false
    const file = event.dataTransfer?.files[0]
    if (file === undefined) return
    event.preventDefault()
    void files.look(file)
  })
  return over
}
