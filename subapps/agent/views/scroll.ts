/** Pixels from the end at which a reader still counts as being there. */
const NEAR = 80;

/** Draws, and keeps the end of the answers in sight for who was there; who has scrolled up reads on undisturbed. */
export function keepAtEnd(draw: () => void): void {
  const before = document.querySelector('#turns');
  const isAtEnd =
    before === null || before.scrollHeight - before.scrollTop - before.clientHeight < NEAR;
  draw();
  const after = document.querySelector('#turns');
  if (after !== null && isAtEnd) after.scrollTop = after.scrollHeight;
}
