/** The search over the whole portal: people from the gateway, pages of the menu and pages opened lately from here. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/define.ts';
import { searchPeople } from '#bridge/calls/search.ts';
import { callGateway, GatewayError } from '../gateway.ts';
import { type MenuEntry, menuGroups } from './menu.ts';
import { entryFits } from './menu-search.ts';
import { type RecentPageView, recentPages } from './recent-pages.ts';

/** One person a search found. */
export type FoundPerson = ResultOf<typeof searchPeople>['people'][number];

/** How the search for people stands. */
export type PeopleSearch =
  | { readonly kind: 'idle' }
  /** Asked; what an earlier keyword found stays in sight meanwhile. */
  | { readonly kind: 'searching'; readonly people: readonly FoundPerson[] }
  | { readonly kind: 'found'; readonly people: readonly FoundPerson[]; readonly more: boolean }
  /** The person may open no list of people. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly words: string };

/** Milliseconds of rest after which a keyword is asked for. */
const typingRest = 150;

/** The most characters of a keyword. */
export const longestKeyword = 50;

/** How many pages of each kind are listed. */
const mostPages = 6;

const $keyword = atom('');
const $people = atom<PeopleSearch>({ kind: 'idle' });
let asking: AbortController | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** What is searched for, without spaces around it. */
export const keyword: ReadableAtom<string> = computed($keyword, (value) => value);

/** The people found. */
export const foundPeople: ReadableAtom<PeopleSearch> = computed($people, (value) => value);

/** The pages of the menu found by the keyword: in the name, its pinyin or initials; none without one. */
export const foundEntries: ReadableAtom<readonly MenuEntry[]> = computed(
  [$keyword, menuGroups],
  (word, groups) =>
    word === ''
      ? []
      : groups
          .flatMap(({ entries }) => entries)
          .filter((entry) => entry.shown && entryFits(entry, word))
          .slice(0, mostPages),
);

/** The pages opened lately, those whose name holds the keyword if there is one. */
export const foundRecent: ReadableAtom<readonly RecentPageView[]> = computed(
  [$keyword, recentPages],
  (word, pages) => pages.filter(({ title }) => holds(title, word)).slice(0, mostPages),
);

/** Searches for what was typed, once typing rests; what an older keyword is answered later counts no more. */
export function search(typed: string): void {
  const word = typed.trim().slice(0, longestKeyword);
  if (word === $keyword.get()) return;
  $keyword.set(word);
  cancel();
  const now = $people.get();
  if (now.kind === 'refused') return;
  if (word === '') {
    $people.set({ kind: 'idle' });
    return;
  }
  $people.set({ kind: 'searching', people: 'people' in now ? now.people : [] });
  rest = setTimeout(() => void askForPeople(word), typingRest);
}

/** Asks again for the keyword that failed. */
export function searchAgain(): void {
  cancel();
  $people.set({ kind: 'searching', people: [] });
  void askForPeople($keyword.get());
}

/** Forgets the keyword and what it found. */
export function endSearch(): void {
  cancel();
  $keyword.set('');
  if ($people.get().kind !== 'refused') $people.set({ kind: 'idle' });
}

async function askForPeople(word: string): Promise<void> {
  const own = new AbortController();
  asking = own;
  try {
    const answer = await callGateway(searchPeople, { keyword: word }, own.signal);
    if (asking === own) $people.set({ kind: 'found', ...answer });
  } catch (cause) {
    if (asking === own) $people.set(failureOf(cause));
  }
}

function failureOf(cause: unknown): PeopleSearch {
  if (!(cause instanceof GatewayError)) throw cause;
  if (cause.codeName === 'noPermission') return { kind: 'refused' };
  return { kind: 'failed', words: cause.words };
}

function cancel(): void {
  clearTimeout(rest);
  asking?.abort();
  asking = undefined;
}

function holds(title: string, word: string): boolean {
  return title.toLowerCase().includes(word.toLowerCase());
}
