import { usePageLocation, usePageSearch } from '#bridge/react/location.ts';
import { type Address, readAddress, writeAddress } from '../stores/address.ts';

/** What the reader chose is the address, so that it can be kept, sent and gone back to. */
export function useAddress() {
  const [path, navigate] = usePageLocation();
  const address = readAddress(usePageSearch());
  function change(changes: Partial<Address>, how: 'push' | 'replace' = 'replace'): void {
    const query = writeAddress({ ...address, ...changes });
    navigate(query === '' ? path : `${path}?${query}`, { replace: how === 'replace' });
  }
  return { address, change, go: (place: string) => navigate(place) };
}

/** The address of a report, and the way to change it. */
export type ReportAddress = ReturnType<typeof useAddress>;
