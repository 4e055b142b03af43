import { useBridge } from './provider.tsx';

/** Opens a place of the portal, such as `personnel/roster?organId=…`; false where it could not be opened. */
export function useOpenPlace(): (place: string) => Promise<boolean> {
  const bridge = useBridge();
  return async (place) => {
    const [, app = '', route = ''] = /^([a-z][a-z0-9-]*)(\/.*)$/.exec(place) ?? [];
    if (app === '') return false;
    return await bridge.tabs.open({ app, route }).then(
      () => true,
      () => false,
    );
  };
}
