import { entry, entryCalls } from '#bridge/calls/joyhr/records/entry.ts';
import { entryWords } from '#bridge/calls/joyhr/records/entry.words.ts';
import { leaving, leavingCalls } from '#bridge/calls/joyhr/records/leaving.ts';
import { leavingWords } from '#bridge/calls/joyhr/records/leaving.words.ts';
import { regularisation, regularisationCalls } from '#bridge/calls/joyhr/records/regularisation.ts';
import { regularisationWords } from '#bridge/calls/joyhr/records/regularisation.words.ts';
import { transfer, transferCalls } from '#bridge/calls/joyhr/records/transfer.ts';
import { transferWords } from '#bridge/calls/joyhr/records/transfer.words.ts';

/** The changes of an employment, each with its record, its words and its calls. */
export const changeKinds = {
  entry: { record: entry, words: entryWords, calls: entryCalls },
  regularisation: {
    record: regularisation,
    words: regularisationWords,
    calls: regularisationCalls,
  },
  transfer: { record: transfer, words: transferWords, calls: transferCalls },
  leaving: { record: leaving, words: leavingWords, calls: leavingCalls },
} as const;

/** One of them. */
export type ChangeKind = keyof typeof changeKinds;

type Values = Readonly<Record<string, unknown>>;

/** Fields that only some values of others ask for. */
const conditions: Readonly<Record<string, (values: Values) => boolean>> = {
  'entry.rehire': () => false,
  'entry.contractNumber': ({ contractKind }) => Boolean(contractKind),
  'entry.contractEntity': ({ contractKind }) => Boolean(contractKind),
  'entry.contractMonths': ({ contractKind }) => contractKind === 'fixed',
  'leaving.noticeOn': ({ kind }) => kind === 'resignation' || kind === 'dismissal-with-notice',
  'leaving.paidInsteadOfNotice': ({ kind }) => kind === 'dismissal-with-notice',
  'leaving.protection': ({ kind }) => kind === 'dismissal-with-notice' || kind === 'redundancy',
};

/** Whether a form asks for a field just now. */
export function isAsked(kind: ChangeKind, field: string, values: Values): boolean {
  return conditions[`${kind}.${field}`]?.(values) ?? true;
}
