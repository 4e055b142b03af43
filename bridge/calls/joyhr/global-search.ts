/** One question to everything that the search of the portal knows. */
import * as z from 'zod/mini';
import { searchedDocument } from '../filecenter/calls.ts';
import { optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { noticeLine } from '../message/calls.ts';
import { searchedPerson, searchedRow } from './search.ts';

/** The most pages and messages that one search returns. */
export const searchedPagesLimit = 6;
export const searchedNoticesLimit = 3;

/** One page of the menu that a search found. */
export const searchedPage = z.object({
  title: z.string(),
  icon: z.string(),
  /** The menus above it, from the app down. */
  menus: z.array(z.string()),
  /** Where it opens: an app and its route. */
  place: z.object({ app: z.string(), route: z.string() }),
});

export const globalSearch = defineCall({
  name: 'joyhr.search.global',
  path: '/gateway/joyhr/web/search/globalSearch',
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({
    keyword: text(1, 50),
    /** The system whose menu is searched, as `menuTreeForPc` takes it. */
    sysId: optional(text(1, 40)),
  }),
  result: z.object({
    people: z.array(searchedPerson),
    pages: z.array(searchedPage),
    rows: z.array(searchedRow),
    documents: z.array(searchedDocument),
    notices: z.array(noticeLine),
    /** The kinds of which the keyword finds more than are returned. */
    more: z.array(z.enum(['people', 'pages', 'documents', 'notices'])),
  }),
  caller: 'shell',
  access: { kind: 'session' },
  doc: 'Finds people, pages of the menu, rows of records, documents and messages that the caller may see, all at once; a kind that the caller may not search is empty.',
});
