import { entry } from '#bridge/calls/joyhr/records/entry.ts';
import { entryWords } from '#bridge/calls/joyhr/records/entry.words.ts';
import { leaving } from '#bridge/calls/joyhr/records/leaving.ts';
import { leavingWords } from '#bridge/calls/joyhr/records/leaving.words.ts';
import { regularisation } from '#bridge/calls/joyhr/records/regularisation.ts';
import { regularisationWords } from '#bridge/calls/joyhr/records/regularisation.words.ts';
import { transfer } from '#bridge/calls/joyhr/records/transfer.ts';
import { transferWords } from '#bridge/calls/joyhr/records/transfer.words.ts';
import { type RecordPageEntry, recordPage } from '#bridge/calls/record/record-page.ts';

const changes = [
  ['entries', entry, entryWords],
  ['regularisations', regularisation, regularisationWords],
  ['transfers', transfer, transferWords],
  ['leavings', leaving, leavingWords],
] as const;

/**
 * The pages of the changes of employments: each is a view of the page about all of them, so the menu shows that one alone;
 * `within` begins the names that roles are given functions by.
 */
export function changePages(
  within: RecordPageEntry['name'],
): readonly (RecordPageEntry & { readonly hidden: boolean })[] {
  return changes.map(([code, record, words]) => ({
    ...recordPage(record, words, { code, icon: 'approval' }),
    name: {
      'zh-CN': within['zh-CN'] + words['zh-CN'].plural,
      en: within.en + words.en.plural,
    },
    route: `/changes/${code}`,
    hidden: true,
  }));
}
