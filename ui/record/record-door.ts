/** What a form of a record begins with, and what connects it to the shell. */
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { RecordValues } from '#bridge/calls/record/doors.ts';
import type { ListWiring } from '../layouts/list-screen/list-config.ts';

/** What a new row begins with, and what its references are called. */
export interface RecordStart {
  readonly values: RecordValues;
  readonly names: Readonly<Record<string, string>>;
}

/** Questions and messages, and who hears of unsaved work; `useTools` of `#bridge/react/list.ts` makes them. */
export type RecordTools = Pick<ListWiring<AnyRow>, 'ask' | 'tell' | 'onDirty'>;

/** The words of what a call was refused with. */
export function wordsOfError(cause: unknown): string {
  const words = typeof cause === 'object' && cause !== null && 'words' in cause && cause.words;
  return typeof words === 'string' ? words : String(cause);
}
