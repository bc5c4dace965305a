/** Where the pointer last pressed. */
let pressed = { x: -Infinity, y: -Infinity }
document.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), { capture: true, passive: true })

/** Whether somebody points at something: not, if it came to lie under a pointer that has not moved since its press. */
export function isPointed({ clientX, clientY }: MouseEvent): boolean {
  return Math.abs(clientX - pressed.x) >= 1 || Math.abs(clientY - pressed.y) >= 1
}
