/** The list as it is kept with the person's account. No document in here, so that it can be tested without a browser. */
import type { Bridge } from '#bridge/guest/connect.ts';

/** The person's list. */
export interface Items {
  all(): readonly string[];
  /** Adds one; false when there is nothing to add, or it could not be kept. */
  add(item: string): Promise<boolean>;
  /** Takes the one at a place away; false when that could not be kept. */
  remove(index: number): Promise<boolean>;
  clear(): Promise<boolean>;
}

const key = 'items';

/** Reads the list; an app that cannot read it now begins with an empty one, and keeps nothing over it. */
export async function openItems(storage: Pick<Bridge['storage'], 'get' | 'set'>): Promise<Items> {
  const kept = await storage.get({ key }).catch(() => null);
  let items: readonly string[] = Array.isArray(kept?.value) ? kept.value.map(String) : [];

  async function keep(next: readonly string[]): Promise<boolean> {
    if (!kept) return false;
    try {
      await storage.set({ key, value: next });
      items = next;
      return true;
    } catch {
      return false;
    }
  }

  return {
    all: () => items,
    add: async (item) => item.trim() !== '' && keep([...items, item.trim()]),
    remove: (index) => keep(items.filter((_, other) => other !== index)),
    clear: () => keep([]),
  };
}
