/** Serves the calls of a record. Each is an ordinary handler: an area can put one of its own in its place. */

import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { HistoryRequest } from '#bridge/calls/record/call-types.ts';
import { type KeyedCalls, keyOf } from '#bridge/calls/record/calls.ts';
import type { PartName } from '#bridge/calls/record/define.ts';
import type { FileAnswer } from '../kernel/file-answer.ts';
import { accessIsEnough, type CallContext, type TenantHandler } from '../kernel/handler.ts';
import { offsetOf, pageFrom } from '../kernel/people/pages.ts';
import type { BoundRecord, Records } from './binding.ts';
import { findRow, readDetail, readForm, recordCan } from './detail.ts';
import { readHistory } from './history.ts';
import {
  countFigures,
  countList,
  type ListOrder,
  type ListRequest,
  openList,
  readIds,
} from './list.ts';
import { presentCustomFields, presentRows } from './present.ts';
import { rightAnywhere, ruledNames } from './rights.ts';
import { readRows } from './rows.ts';
import { beginRow, correctRow, undoRow } from './save/dated.ts';
import { moveRow } from './save/move.ts';
import { moveRows } from './save/move-many.ts';
import { createRow, removeRow, removeRows, updateRow, updateRows } from './save/verbs.ts';
import { openScope, type Scope } from './scope.ts';
import { readChoices } from './search.ts';
import { exportRows } from './sheets/export.ts';
import { importFile, readImported } from './sheets/import.ts';

/** What serves one part of a record; the schema of its call read the request. */
type Serve<Request> = (scope: Scope, request: Request) => Promise<unknown>;

// The request of each part is what its schema made; the types of one record are known to its callers alone.
const parts: { readonly [Part in PartName]: Serve<never> } = {
  page: readPage,
  count: async (scope, request: ListRequest) => {
    const list = await openList(scope, request);
    return { total: await countList(list), countData: await countFigures(list) };
  },
  form: (scope) => Promise.resolve(readForm(scope)),
  get: (scope, { id }: { id: string }) => readDetail(scope, id),
  history: async (scope, request: HistoryRequest) =>
    readHistory(scope, await findRow(scope, request.id), request),
  choices: readChoices,
  export: exportRows,
  import: importFile,
  create: createRow,
  update: updateRow,
  updateMany: updateRows,
  remove: removeRow,
  removeMany: removeRows,
  move: moveRow,
  moveMany: moveRows,
  begin: beginRow,
  correct: correctRow,
  undo: undoRow,
};

/** What serves the calls of a record. */
export type RecordHandlers<Name extends string, Calls> = {
  readonly [Key in keyof KeyedCalls<Name, Calls>]: TenantHandler<
    Extract<KeyedCalls<Name, Calls>[Key], AnyCall>
  >;
};

/** Makes the handlers of some calls of a record, by their keys in the table of an area. */
export function serveRecord<const Name extends string, Calls extends object>(
  name: Name,
  calls: Calls,
  bound: BoundRecord,
  records: () => Records,
): RecordHandlers<Name, Calls> {
  const served = Object.keys(calls).map((part) => [
    keyOf(bound.record, part as PartName),
    handlerOf(part as PartName, bound, records),
  ]);
  if (name !== bound.record.name) throw new Error(`${name} is bound as ${bound.record.name}`);
  return Object.fromEntries(served) as unknown as RecordHandlers<Name, Calls>;
}

function handlerOf(
  part: PartName,
  bound: BoundRecord,
  records: () => Records,
): TenantHandler<AnyCall> {
  const serve = parts[part] as Serve<unknown>;
  return {
    policy: accessIsEnough,
    ...(part === 'import' && { prepare: readImported }),
    async handle(context: CallContext, request: unknown): Promise<unknown | FileAnswer> {
      const { day } = request as { readonly day?: string };
      const asOf = part === 'page' || part === 'count' || part === 'export' ? day : undefined;
      const scope = await openScope(context, bound, records(), {
        day: asOf === 'all' ? undefined : asOf,
      });
      return serve(scope, request);
    },
  };
}

/** One page of a list: its ids, its rows, the names of what they refer to, and the count where the page does not tell it. */
async function readPage(
  scope: Scope,
  request: ListRequest & ListOrder & { readonly page: number; readonly rows: number },
) {
  const list = await openList(scope, request);
  const ids = await readIds(list, request, { limit: request.rows, offset: offsetOf(request) });
  const rows = await readRows(scope, ids, { names: listedNames(scope), known: true });
  const page = await pageFrom(request, [...(await presentRows(scope, rows))], () =>
    countList(list),
  );
  return {
    ...page,
    hidden: ruledNames(scope).filter((name) => rightAnywhere(scope, name) === 'hidden'),
    customFields: presentCustomFields(scope, true, (name) => rightAnywhere(scope, name)),
    can: recordCan(scope),
  };
}

/** All fields but texts of several lines that no column shows. */
function listedNames({ bound }: Scope): readonly string[] {
  const { fields, list } = bound.record;
  return Object.keys(fields).filter(
    (name) => fields[name]?.kind !== 'lines' || list.columns.includes(name),
  );
}
