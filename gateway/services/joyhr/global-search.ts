import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import {
  type globalSearch,
  searchedNoticesLimit,
  searchedPagesLimit,
} from '#bridge/calls/joyhr/global-search.ts';
import { searchedRowsLimit } from '#bridge/calls/joyhr/search.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { searchRecords } from '#gateway/record/search.ts';
import { findDocuments } from '../filecenter/file-search.ts';
import { findPages } from '../menu/find-pages.ts';
import { findNotices } from '../message/notice-answers.ts';
import { records } from '../records.ts';
import { findPeople, maySearchPeople } from './people-search.ts';

type Found = ResultOf<typeof globalSearch>;

/** Returns what each search of the portal finds for the caller; one that is closed to them finds nothing. */
export async function answerGlobalSearch(
  context: CallContext,
  { keyword, sysId = '' }: ParsedRequestOf<typeof globalSearch>,
): Promise<Found> {
  const { people, more: morePeople } =
    maySearchPeople(context) === 'allow'
      ? await findPeople(context, keyword)
      : { people: [], more: false };
  const { documents, more: moreDocuments } = hasFunction(
    context.rights,
    personnelFunctions.employee,
  )
    ? await findDocuments(context, keyword)
    : { documents: [], more: false };
  const rows = await searchRecords(context, records, keyword, searchedRowsLimit);
  const pages = findPages(context, { sysCode: sysId }, keyword);
  const notices = await findNotices(context, keyword, searchedNoticesLimit + 1);
  const more = {
    people: morePeople,
    pages: pages.length > searchedPagesLimit,
    documents: moreDocuments,
    notices: notices.length > searchedNoticesLimit,
  };
  return {
    people,
    pages: pages
      .slice(0, searchedPagesLimit)
      .map(({ menus, ...page }) => ({ ...page, menus: [...menus] })),
    rows: [...rows],
    documents,
    notices: notices.slice(0, searchedNoticesLimit),
    more: (['people', 'pages', 'documents', 'notices'] as const).filter((kind) => more[kind]),
  };
}
