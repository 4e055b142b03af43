/** Finding rows by what is typed: what a reference can point to, and one search over all records. */
import type { Choices, ChoicesRequest } from '#bridge/calls/record/call-types.ts';
import { rowPlace } from '#bridge/calls/record/record-page.ts';
import type { CallContext } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { hasFunction } from '../kernel/rights.ts';
import type { Records } from './binding.ts';
import { openList, readIds } from './list.ts';
import { presentRows } from './present.ts';
import { isReadable, rightAnywhere, rightEverywhere } from './rights.ts';
import { readRows } from './rows.ts';
import { openScope, type Scope } from './scope.ts';
import { recordTarget } from './targets/record-target.ts';
import { targetOf } from './targets/targets.ts';

/** The most choices one call returns; who is not among them is found by typing more. */
const mostChoices = 20;

/** What can be chosen for a reference, or the rows of the record itself. Ids give the names of those that are reached. */
export async function readChoices(
  scope: Scope,
  { field, keyword, ids }: ChoicesRequest,
): Promise<Choices> {
  checkRight(scope, field ?? scope.bound.record.title);
  const target = field === undefined ? recordTarget(scope.bound) : targetOf(scope, field);
  const asked = typeof ids === 'string' ? [ids] : ids;
  const named = asked
    ? await namesInReach(scope, target, asked)
    : await target.search(scope, keyword, mostChoices);
  const options = named
    .slice(0, asked ? asked.length : mostChoices)
    .map(({ id, name, key }) => ({ id, name, note: key === name ? null : key }));
  return { options, more: asked === undefined && named.length > mostChoices };
}

async function namesInReach(
  scope: Scope,
  target: ReturnType<typeof targetOf>,
  ids: readonly string[],
) {
  const reached = await target.pick(scope, ids);
  return target.names(scope, [...reached]);
}

/** Who may make a row chooses its owner, with or without a right to change it later. */
function checkRight(scope: Scope, name: string): void {
  const { range } = scope.bound.record;
  if (range.of !== 'company' && range.field === name) return;
  if (!isReadable(rightAnywhere(scope, name))) throw new RefusedError('noFieldPermission');
}

/** One row a search found, and where it is opened. */
export interface FoundRow {
  readonly id: string;
  readonly title: string;
  /** What rows of its record are called, in the language of the person. */
  readonly kind: string;
  readonly place: { readonly app: string; readonly route: string };
}

/** Finds rows of all records the person may open, each within its own reach; `most` of each record. */
export async function searchRecords(
  context: CallContext,
  records: Records,
  keyword: string,
  most: number,
): Promise<readonly FoundRow[]> {
  const found: FoundRow[] = [];
  for (const bound of records.all) {
    const { functionId, list, title } = bound.record;
    const kind = bound.words[context.locale].plural;
    if (!hasFunction(context.rights, functionId) || list.search.length === 0) continue;
    const scope = await openScope(context, bound, records);
    // A sort that is not readable on every row would refuse the whole search.
    if (!isReadable(rightEverywhere(scope, list.sort.column))) continue;
    const opened = await openList(scope, { keyword });
    const order = { sort: list.sort.column, direction: list.sort.direction };
    const ids = await readIds(opened, order, { limit: most, offset: 0 });
    const rows = await presentRows(
      scope,
      await readRows(scope, ids, { names: [title], known: true }),
    );
    for (const row of rows) {
      const called = row.names[title] ?? row.fields[title];
      if (typeof called !== 'string') continue;
      found.push({ id: row.id, title: called, kind, place: rowPlace(bound.record, row.id) });
    }
  }
  return found;
}
