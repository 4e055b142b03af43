import { readAppPlace } from '../guest/app-place.ts';
import { useBridge } from './provider.tsx';

/** Opens a place of the portal, such as `personnel/roster?organId=…`; false where it could not be opened. */
export function useOpenPlace(): (place: string) => Promise<boolean> {
  const bridge = useBridge();
  return async (place) => {
    const target = readAppPlace(place);
    if (target === null) return false;
    return await bridge.tabs.open(target).then(
      () => true,
      () => false,
    );
  };
}
