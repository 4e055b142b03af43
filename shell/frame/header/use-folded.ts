import { useSyncExternalStore } from 'react';

const folded = matchMedia('(max-width: 560px)');

/** Whether the header is too narrow for all of its buttons: the choices of look stand in the account menu then. */
export function useFolded(): boolean {
  return useSyncExternalStore(follow, () => folded.matches);
}

function follow(changed: () => void): () => void {
  folded.addEventListener('change', changed);
  return () => folded.removeEventListener('change', changed);
}
