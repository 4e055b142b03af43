import type { Bridge } from '#bridge/guest/connect.ts';
import { createStore, type Readable } from '#bridge/guest/store.ts';

/** What is known so far: a function is in here once the shell has answered for it. */
export type KnownPermissions = Readonly<Record<string, boolean>>;

/** The person's functions as the shell answers them, asked for in one call per render and forgotten when rights change. */
export interface Permissions {
  readonly known: Readable<KnownPermissions>;
  ask(functionId: string): void;
}

/** Makes the cache of one connection. */
export function createPermissions(bridge: Bridge): Permissions {
  const known = createStore<KnownPermissions>({});
  let asked = new Set<string>();
  let waiting: string[] = [];
  let { rights } = bridge.context.get();

  async function send(): Promise<void> {
    const functionIds = waiting;
    const mark = rights;
    waiting = [];
    try {
      const answer = await bridge.permissions.has({ functionIds });
      if (mark === rights) known.set({ ...known.get(), ...answer });
    } catch {
      for (const functionId of functionIds) asked.delete(functionId);
    }
  }

  function ask(functionId: string): void {
    if (asked.has(functionId)) return;
    asked.add(functionId);
    if (waiting.push(functionId) === 1) queueMicrotask(send);
  }

  bridge.context.listen((context) => {
    if (context.rights === rights) return;
    rights = context.rights;
    const again = asked;
    asked = new Set();
    for (const functionId of again) ask(functionId);
  });
  return { known, ask };
}
