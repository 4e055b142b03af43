import { usePageLocation, usePageSearch } from '#bridge/react/location.ts';
import { type Narrowing, readNarrowing, writeNarrowing } from '../stores/address.ts';

/** What a board is narrowed to is its address: it can be kept and sent, and Back undoes a step. */
export function useNarrowing() {
  const [path, navigate] = usePageLocation();
  const narrowing = readNarrowing(usePageSearch());
  function change(changes: Partial<Narrowing>): void {
    const query = writeNarrowing({ ...narrowing, ...changes });
    navigate(query === '' ? path : `${path}?${query}`);
  }
  return { narrowing, change, go: (place: string) => navigate(place) };
}

/** What a board is narrowed to, and the way to change it. */
export type BoardNarrowing = ReturnType<typeof useNarrowing>;
