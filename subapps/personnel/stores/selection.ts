/** The rows a person picked, kept while pages, filters and order change. */
import { atom, computed } from 'nanostores';

/** What is kept of a picked row. */
export interface Picked {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
}

const $picked = atom<readonly Picked[]>([]);

/** The picked rows, in the order they were picked. */
export const picked = computed($picked, (rows) => rows);

/** Picks rows that are not picked yet. */
export function pick(rows: readonly Picked[]): void {
  const known = new Set($picked.get().map((row) => row.id));
  const added = rows.filter((row) => !known.has(row.id));
  $picked.set([...$picked.get(), ...added.map(({ id, name, staffNo }) => ({ id, name, staffNo }))]);
}

/** Puts rows back. */
export function unpick(ids: readonly string[]): void {
  $picked.set($picked.get().filter((row) => !ids.includes(row.id)));
}

/** Puts every row back. */
export function unpickAll(): void {
  $picked.set([]);
}
