/** What the screens of a record ask of the world; `useRecord` of `#bridge/react/record.ts` makes it. */
import type { AnyDetail, AnyForm, AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { Choices, HistoryPage } from '#bridge/calls/record/call-types.ts';
import type { CustomValues } from '#bridge/calls/record/custom.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { ListWiring } from '../layouts/list-screen/list-config.ts';
import type { ListQuery } from '../layouts/list-screen/list-query.ts';
import type { RowOutcome } from './batch.ts';
import type { SheetDoor } from './sheets.ts';

/** Values of fields by name; null empties one. */
export type RecordValues = Readonly<Record<string, FieldValue | null>>;

/** What a new row begins with, and what its references are called. */
export interface RecordStart {
  readonly values: RecordValues;
  readonly names: Readonly<Record<string, string>>;
}

/** What a save sends: some fields, custom ones, and all lines of the kinds that change. */
export interface RecordContent {
  readonly values: RecordValues;
  readonly custom: CustomValues;
  readonly lines: Readonly<Record<string, readonly RecordValues[]>>;
}

/** What the form of a record asks. Every promise rejects with an error whose `words` say why. */
export interface RecordScreenDoor {
  readonly form: (signal?: AbortSignal) => Promise<AnyForm>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<AnyDetail>;
  readonly history: (id: string, page: number, signal?: AbortSignal) => Promise<HistoryPage>;
  readonly choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  /** Makes a row; of a dated record it begins one and ends the one before. */
  readonly create: (content: RecordContent) => Promise<AnyDetail>;
  /** Changes a row; of a dated record it corrects one. */
  readonly update: (id: string, version: number, content: RecordContent) => Promise<AnyDetail>;
  /** Removes a row; of a dated record only the last one of its owner. */
  readonly remove: (id: string, version: number) => Promise<unknown>;
  readonly move: (id: string, version: number, move: string) => Promise<unknown>;
  /** Sends a file for a file field; its id is the value. */
  readonly upload: (
    field: string,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly id: string; readonly name: string }>;
  /** Has the shell save the file of a file field. */
  readonly openFile: (id: string) => Promise<unknown>;
  /** Words for what is wrong with the fields of a refused save: by name, `custom.<code>`, `lines.<kind>.<index>.<field>`. */
  readonly fieldErrors: (cause: unknown) => Readonly<Record<string, string>>;
}

/** What the list of a record asks beside. */
export interface RecordListDoor extends RecordScreenDoor, SheetDoor {
  /** The same change in many rows, each allowed and checked by itself. */
  readonly updateMany: (
    ids: readonly string[],
    content: Omit<RecordContent, 'lines'>,
  ) => Promise<readonly RowOutcome[]>;
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RowOutcome[]>;
  readonly page: (query: ListQuery, signal: AbortSignal) => Promise<AnyPage>;
  readonly count: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{
    readonly total: number;
    readonly countData: Readonly<Record<string, number>>;
  }>;
  readonly download: (
    query: ListQuery,
    columns: readonly string[],
    format: string,
  ) => Promise<string | null | { readonly background: true }>;
}

/** Questions and messages, and who hears of unsaved work; `useTools` of `#bridge/react/list.ts` makes them. */
export type RecordTools = Pick<ListWiring<AnyRow>, 'ask' | 'tell' | 'onDirty'>;

/** The words of what a call was refused with. */
export function wordsOfError(cause: unknown): string {
  const words = typeof cause === 'object' && cause !== null && 'words' in cause && cause.words;
  return typeof words === 'string' ? words : String(cause);
}
