import type { RequestOf } from '../kit/define.ts';
import type { organLevels } from './calls.ts';

/** What of a large tree is wanted: organisations that are open, or a word that is searched for. */
export interface WantedOrgans {
  readonly open: readonly string[];
  readonly keyword?: string | undefined;
}

/** Organisations that are open at once; the first ones close when there are more. */
const mostOpen = 100;
const longestKeyword = 50;

/** All of two lists, each once; those that are only in the second one come last. */
export function mergeOrgans<Organ extends { readonly id: string }>(
  known: readonly Organ[],
  others: readonly Organ[],
): Organ[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...others.filter(({ id }) => !ids.has(id))];
}

/** Makes the request for it; what is no id, such as a word in an address, is left out. */
export function organWish({ open, keyword }: WantedOrgans): RequestOf<typeof organLevels> {
  if (keyword) return { keyword: keyword.slice(0, longestKeyword) };
  const ids = [...new Set(open)].filter((id) => /^[0-9a-f-]{36}$/.test(id));
  return ids.length > 0 ? { open: ids.slice(-mostOpen) } : {};
}
