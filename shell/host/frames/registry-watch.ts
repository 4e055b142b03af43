/** Follows the registry: what an app is mounted with was approved once, and may be taken back at any time. */
import { hasMenu, registeredApps } from '../../stores/menu/menu.ts';
import { hasLess } from './frame-element.ts';
import type { Mount } from './mount.ts';

/**
 * Ends the frames whose app is gone from the registry, or has less approved than they were given, and tells which apps
 * are there, since one that came back may start again. Returns how to stop.
 */
export function watchRegistry(
  mounted: () => readonly Mount[],
  comeBack: (app: string) => void,
): () => void {
  return registeredApps.listen((apps) => {
    // At the end of a session there is no menu, and every frame goes by itself.
    if (!hasMenu()) return;
    for (const mount of mounted()) {
      const now = apps.get(mount.app.code);
      if (!now) mount.withdraw('withdrawn');
      else if (hasLess(now, mount.app)) mount.withdraw('changed');
    }
    for (const app of apps.keys()) comeBack(app);
  });
}
