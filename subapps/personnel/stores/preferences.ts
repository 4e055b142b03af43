/** What a person set up for the roster on this machine: columns, page size, the aside. Nothing about people is kept. */
import { atom, computed } from 'nanostores';
import type { ColumnChoice } from '#ui/parts/data-table/columns.ts';
import { readChoice } from './columns.ts';
import { isPageSize } from './roster-query.ts';

interface Preferences {
  readonly columns: ColumnChoice | undefined;
  readonly rows: number;
  readonly aside: 'open' | 'closed';
}

/** Rows on a page until a person chooses otherwise (specification §9). */
const usualRows = 10;
const $preferences = atom<Preferences>({ columns: undefined, rows: usualRows, aside: 'open' });
let owner = '';

/** The columns the person chose, their widths and their order; nothing until then. */
export const columnChoice = computed($preferences, (preferences) => preferences.columns);
/** The page size the person chose last. */
export const preferredRows = computed($preferences, (preferences) => preferences.rows);
/** Whether the organisation tree stands beside the roster. */
export const aside = computed($preferences, (preferences) => preferences.aside);

/** Reads what this person set up here; two people at one machine do not share it. */
export function openPreferences(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  const rows = Number(stored('rows'));
  $preferences.set({
    columns: readChoice(stored('columns')),
    rows: isPageSize(rows) ? rows : usualRows,
    aside: stored('aside') === 'closed' ? 'closed' : 'open',
  });
}

/** Chooses columns, their widths and their order; without a choice the usual ones stand again. */
export function chooseColumns(columns: ColumnChoice | undefined): void {
  store('columns', JSON.stringify(columns ?? null));
  $preferences.set({ ...$preferences.get(), columns });
}

/** Remembers a page size. */
export function preferRows(rows: number): void {
  store('rows', String(rows));
  $preferences.set({ ...$preferences.get(), rows });
}

/** Shows or puts away the organisation tree. */
export function toggleAside(): void {
  const next = $preferences.get().aside === 'open' ? 'closed' : 'open';
  store('aside', next);
  $preferences.set({ ...$preferences.get(), aside: next });
}

// Storage can be refused (a private window, a full disk, an opaque origin); the choice then lasts as long as the page.
function stored(name: string): string | null {
  try {
    return localStorage.getItem(`roster.${owner}.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`roster.${owner}.${name}`, value);
  } catch {}
}
