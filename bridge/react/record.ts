/** A declared record in an app: its calls without their types, for the screens of `ui/record`. */
import { useMemo } from 'react';
import { downloadRecordFile, uploadRecordFile } from '#bridge/calls/filecenter/record-files.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { codeWords, type Locale } from '#bridge/calls/kit/words.ts';
import type { AnyDetail, AnyForm, AnyPage } from '#bridge/calls/record/any-row.ts';
import type { Choices, HistoryPage, Outcomes } from '#bridge/calls/record/call-types.ts';
import type { CustomValues } from '#bridge/calls/record/custom.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { RecordCount } from '#bridge/calls/record/results.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { type ListQuestion, listRequest } from './list-request.ts';
import { type AppServices, useAppContext, useServices } from './provider.tsx';
import { openSheets, type SheetDoor } from './record-sheets.ts';

/** The calls of a record: the ones that every record has, and what its kind has beside. */
export type AnyCalls = Readonly<
  Record<'page' | 'count' | 'form' | 'get' | 'history' | 'choices' | 'export', AnyCall>
> &
  Readonly<
    Partial<
      Record<
        | 'create'
        | 'update'
        | 'updateMany'
        | 'remove'
        | 'removeMany'
        | 'import'
        | 'begin'
        | 'correct'
        | 'undo'
        | 'move',
        AnyCall
      >
    >
  >;

/** Values of fields by name; null empties one. */
export type RecordValues = Readonly<Record<string, FieldValue | null>>;

/** What a save sends: some fields, custom ones, and all lines of the kinds that change. */
export interface RecordContent {
  readonly values: RecordValues;
  readonly custom: CustomValues;
  readonly lines: Readonly<Record<string, readonly RecordValues[]>>;
}

/** What a screen asks of a record. Every promise rejects with an error whose `words` say why. */
export interface RecordDoor extends SheetDoor {
  readonly page: (question: ListQuestion, signal: AbortSignal) => Promise<AnyPage>;
  readonly count: (question: ListQuestion, signal: AbortSignal) => Promise<RecordCount>;
  readonly form: (signal?: AbortSignal) => Promise<AnyForm>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<AnyDetail>;
  readonly history: (id: string, page: number, signal?: AbortSignal) => Promise<HistoryPage>;
  readonly choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  /** Makes a row; a dated record begins one. */
  readonly create: (content: RecordContent) => Promise<AnyDetail>;
  /** Changes a row; a dated record corrects it. */
  readonly update: (id: string, version: number, content: RecordContent) => Promise<AnyDetail>;
  /** Removes a row; a dated record undoes its last one. */
  readonly remove: (id: string, version: number) => Promise<unknown>;
  readonly move: (id: string, version: number, move: string) => Promise<unknown>;
  /** Words for what is wrong with the fields of a refused save: by name, `custom.<code>`, `lines.<kind>.<index>.<field>`. */
  readonly fieldErrors: (cause: unknown) => Readonly<Record<string, string>>;
  /** The same change in many rows, each allowed and checked by itself. */
  readonly updateMany: (
    ids: readonly string[],
    content: Omit<RecordContent, 'lines'>,
  ) => Promise<readonly RowOutcome[]>;
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RowOutcome[]>;
  /** Sends a file for a file field; its id is the value. */
  readonly upload: (
    field: string,
    file: File,
    onProgress: (share: number) => void,
  ) => Promise<{ readonly id: string; readonly name: string }>;
  /** Has the shell save the file of a file field. */
  readonly openFile: (id: string) => Promise<unknown>;
}

/** What became of one row of a batch; `refused` says why it stayed as it was. */
export interface RowOutcome {
  readonly id: string;
  readonly refused: string | null;
}

/** Opens the calls of a record to its screens. */
export function useRecord(calls: AnyCalls): RecordDoor {
  const { bridge, gateway } = useServices();
  const { locale } = useAppContext();
  return useMemo(
    (): RecordDoor => ({
      ...openCalls(calls, gateway),
      ...openSheets(calls, { bridge, gateway }),
      ...openBatches(calls, gateway, locale),
      fieldErrors: (cause) => fieldErrorsOf(cause, locale),
      upload: (field, file, onProgress) =>
        gateway.upload(uploadRecordFile, { record: nameOf(calls), field, file }, { onProgress }),
      openFile: (recordFileId) =>
        downloadByShell(bridge, { call: downloadRecordFile.name, request: { recordFileId } }),
    }),
    [bridge, gateway, calls, locale],
  );
}

/** The name of a record, out of the names of its calls: `joyhr.certificate.page`. */
function nameOf({ page }: AnyCalls): string {
  return page.name.split('.')[1] ?? '';
}

/** What is opened elsewhere. */
type Opened = keyof SheetDoor | 'updateMany' | 'removeMany' | 'upload' | 'openFile' | 'fieldErrors';

function openBatches(
  calls: AnyCalls,
  gateway: AppServices['gateway'],
  locale: Locale,
): Pick<RecordDoor, 'updateMany' | 'removeMany'> {
  const ask = async (call: AnyCall | undefined, request: object) => {
    if (call === undefined) throw new Error('The record has no such call.');
    const { results } = (await gateway.call(call, request as never)) as Outcomes;
    return results.map(({ id, outcome }) => ({
      id,
      refused: outcome === 'saved' ? null : codeWords[locale][outcome],
    }));
  };
  return {
    updateMany: (ids, { values, custom }) =>
      ask(calls.updateMany, { ids, changes: values, ...filled({ custom, lines: {} }) }),
    removeMany: (ids) => ask(calls.removeMany, { ids }),
  };
}

/** The calls lose their types here and nowhere else: a screen of any record works with any row. */
function openCalls(calls: AnyCalls, gateway: AppServices['gateway']): Omit<RecordDoor, Opened> {
  const ask = async <Result>(
    call: AnyCall | undefined,
    request: unknown,
    signal?: AbortSignal,
  ): Promise<Result> => {
    if (call === undefined) throw new Error('The record has no such call.');
    return (await gateway.call(call, request as never, signal ? { signal } : {})) as Result;
  };
  return {
    page: (question, signal) => ask(calls.page, listRequest(calls.page, question), signal),
    count: (question, signal) => ask(calls.count, listRequest(calls.count, question), signal),
    form: (signal) => ask(calls.form, {}, signal),
    get: (id, signal) => ask(calls.get, { id }, signal),
    history: (id, page, signal) => ask(calls.history, { id, page }, signal),
    choices: (field, keyword, signal) =>
      ask(calls.choices, { field, ...(keyword && { keyword }) }, signal),
    create: ({ values, ...rest }) => ask(calls.begin ?? calls.create, { values, ...filled(rest) }),
    update: (id, version, { values, ...rest }) =>
      ask(calls.correct ?? calls.update, { id, version, changes: values, ...filled(rest) }),
    remove: (id, version) => ask(calls.undo ?? calls.remove, { id, version }),
    move: (id, version, move) => ask(calls.move, { id, version, move }),
  };
}

/** What is empty is left out: not every record has lines. */
function filled(rest: Omit<RecordContent, 'values'>): object {
  return Object.fromEntries(
    Object.entries(rest).filter(([, part]) => Object.keys(part).length > 0),
  );
}

/** `values.code` and `changes.code` are the field `code`; custom fields and lines keep their whole path. */
function fieldErrorsOf(cause: unknown, locale: Locale): Readonly<Record<string, string>> {
  if (!(cause instanceof GatewayError)) return {};
  return Object.fromEntries(
    (cause.fields ?? []).map((error) => [
      error.path.replace(/^(values|changes)\./, ''),
      issueWords(error, locale),
    ]),
  );
}
