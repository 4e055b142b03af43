/** The search over the whole portal: people, documents and messages from the gateway, pages of the menu and pages opened lately from here. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { searchDocuments } from '#bridge/calls/filecenter/calls.ts';
import { searchPeople, searchRows } from '#bridge/calls/joyhr/search.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { entryFits } from '#bridge/calls/menu/entry-fits.ts';
import { noticePage } from '#bridge/calls/message/calls.ts';
import { callGateway } from '../../gateway.ts';
import { type MenuEntry, menuGroups } from './menu.ts';
import { type RecentPageView, recentPages } from './recent-pages.ts';
import { type AskedSearch, createAsking } from './search-question.ts';

/** What a search for people answers, and one person of it. */
export type PeopleAnswer = ResultOf<typeof searchPeople>;
export type FoundPerson = PeopleAnswer['people'][number];

/** What a search for documents answers, and one document of it. */
export type DocumentsAnswer = ResultOf<typeof searchDocuments>;
export type FoundDocument = DocumentsAnswer['documents'][number];

/** What a search for rows of records returns, and one row of it. */
export type RowsAnswer = ResultOf<typeof searchRows>;
export type FoundRow = RowsAnswer['rows'][number];

/** What a search for messages answers, and one message of it. */
export type NoticesAnswer = ResultOf<typeof noticePage>;
export type FoundNotice = NoticesAnswer['rows'][number];

/** The most characters of a keyword. */
export const longestKeyword = 50;

/** How many pages of each kind are listed. */
const mostPages = 6;

/** How many messages are listed. */
export const mostNotices = 3;

const $keyword = atom('');
const people = createAsking((word, signal) => callGateway(searchPeople, { keyword: word }, signal));
const rows = createAsking((word, signal) => callGateway(searchRows, { keyword: word }, signal));
const documents = createAsking((word, signal) =>
  callGateway(searchDocuments, { keyword: word }, signal),
);

/** What is searched for, without spaces around it. */
export const keyword: ReadableAtom<string> = computed($keyword, (value) => value);

const notices = createAsking((word, signal) =>
  callGateway(noticePage, { keyword: word, rows: 10 }, signal),
);

/** The people found; refused to those who may open no list of people. */
export const foundPeople: ReadableAtom<AskedSearch<PeopleAnswer>> = people.state;

/** The documents found; refused to those who may open no record. */
export const foundDocuments: ReadableAtom<AskedSearch<DocumentsAnswer>> = documents.state;

/** The rows of records found: positions, contracts, work places and the like. */
export const foundRows: ReadableAtom<AskedSearch<RowsAnswer>> = rows.state;

/** The messages found, the newest first. */
export const foundNotices: ReadableAtom<AskedSearch<NoticesAnswer>> = notices.state;

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

const asked = [people, rows, documents, notices] as const;

/** Searches for what was typed, once typing rests. */
export function search(typed: string): void {
  const word = typed.trim().slice(0, longestKeyword);
  if (word === $keyword.get()) return;
  $keyword.set(word);
  for (const one of asked) one.ask(word);
}

/** Asks again, where it failed. */
export function searchAgain(): void {
  for (const one of asked) one.again($keyword.get());
}

/** Forgets the keyword and what it found. */
export function endSearch(): void {
  $keyword.set('');
  for (const one of asked) one.end();
}

function holds(title: string, word: string): boolean {
  return title.toLowerCase().includes(word.toLowerCase());
}
