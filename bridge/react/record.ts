/** A declared record in an app: its calls without their types, for the screens of `ui/record`. */
import { useMemo } from 'react';
import { downloadRecordFile, uploadRecordFile } from '#bridge/calls/filecenter/record-files.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { codeWords, type Locale } from '#bridge/calls/kit/words.ts';
import type { Outcomes } from '#bridge/calls/record/call-types.ts';
import type { RecordContent, RecordDoor, SheetDoor } from '#bridge/calls/record/doors.ts';
import { rowApproval } from '#bridge/calls/workflow/row-approval.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { listRequest } from './list-request.ts';
import { type AppServices, useAppContext, useServices } from './provider.tsx';
import { openSheets } from './record-sheets.ts';

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
        | 'move'
        | 'moveMany',
        AnyCall
      >
    >
  >;

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
      approval: (record, rowId, signal) => gateway.call(rowApproval, { record, rowId }, { signal }),
      upload: (field, file, onProgress) =>
        gateway.upload(uploadRecordFile, { record: nameOf(calls), field, file }, { onProgress }),
      openFile: (recordFileId) =>
        downloadByShell(bridge, { path: downloadRecordFile.path, request: { recordFileId } }),
    }),
    [bridge, gateway, calls, locale],
  );
}

/** The name of a record, out of the names of its calls: `joyhr.certificate.page`. */
function nameOf({ page }: AnyCalls): string {
  return page.name.split('.')[1] ?? '';
}

/** What is opened elsewhere. */
type Opened = keyof SheetDoor | Batch | 'upload' | 'openFile' | 'approval' | 'fieldErrors';

/** What is done to many rows at once. */
type Batch = 'updateMany' | 'removeMany' | 'moveMany';

function openBatches(
  calls: AnyCalls,
  gateway: AppServices['gateway'],
  locale: Locale,
): Pick<RecordDoor, Batch> {
  const ask = async (call: AnyCall | undefined, request: object) => {
    if (call === undefined) throw new Error('The record has no such call.');
    const { results } = (await gateway.call(call, request as never)) as Outcomes;
    return results.map(({ id, outcome, field, reason }) => ({
      id,
      field,
      refused: outcome === 'saved' ? null : (reason ?? codeWords[locale][outcome]),
    }));
  };
  return {
    updateMany: (ids, { values, custom }) =>
      ask(calls.updateMany, { ids, changes: values, ...filled({ custom, lines: {} }) }),
    removeMany: (ids) => ask(calls.removeMany, { ids }),
    moveMany: (ids, move, reason) => ask(calls.moveMany, { ids, move, ...(reason && { reason }) }),
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
    move: (id, version, move, reason) =>
      ask(calls.move, { id, version, move, ...(reason && { reason }) }),
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
