import type * as z from 'zod/mini';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import type { registeredResult } from '#bridge/methods/search.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import type { Mount } from '../frames/mount.ts';
import { mountedApps, mountOf } from '../frames/pool.ts';
import type { AppCaller } from './caller.ts';

/** What one run of an app has registered for the search. */
export interface Searchable {
  readonly mount: Mount;
  readonly items: readonly z.output<typeof registeredResult>[];
  /** Whether the app answers keywords. */
  readonly asks: boolean;
}

/** It goes with the run: an app that is not open is neither asked nor listed. */
const registered = new WeakMap<Mount, Omit<Searchable, 'mount'>>();

export const searchHandlers: Handlers<AppCaller>['search'] = {
  register(given, { app, mountId }) {
    const mount = mountOf(app, mountId);
    if (!mount) return refuse('disconnected');
    const { items = [], asks = false } = registered.get(mount) ?? {};
    registered.set(mount, { items: given.items ?? items, asks: given.asks ?? asks });
    return null;
  },
};

/** The open apps that have something for the search and are still the person's, the one that was in front last first. */
export function searchableApps(): Searchable[] {
  return mountedApps()
    .filter(({ app }) => registeredApps.get().has(app.code))
    .toReversed()
    .flatMap((mount) => {
      const own = registered.get(mount);
      return own && !mount.isDead ? [{ mount, ...own }] : [];
    });
}
