import type { ReadableAtom } from 'nanostores';

/** Runs `draw` now and once after each burst of changes of any of the stores. */
export function watch(stores: readonly Pick<ReadableAtom, 'listen'>[], draw: () => void): void {
  let planned = false;
  function plan(): void {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      draw();
    });
  }
  for (const store of stores) store.listen(plan);
  draw();
}
