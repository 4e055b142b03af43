/** The verbs that change rows, as calls ask for them. */
import type { Outcomes } from '#bridge/calls/record/call-types.ts';
import type { CustomValues } from '#bridge/calls/record/custom.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { readDetail } from '../detail.ts';
import type { Values } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { commitSave } from './commit.ts';
import type { AskedLine } from './lines.ts';
import { type PlannedRow, planSave } from './plan.ts';
import { refuseOne } from './problems.ts';
import { commitRemovals, planRemoval } from './remove.ts';

type AskedLines = Readonly<Record<string, readonly AskedLine[]>>;

/** A new row as its call asks for it. */
export interface CreateAsked {
  readonly values: Values;
  readonly custom?: CustomValues;
  readonly lines?: AskedLines;
}

/** Changes of a row as its call asks for them. */
export interface UpdateAsked {
  readonly id: string;
  readonly version: number;
  readonly changes: Values;
  readonly custom?: CustomValues;
  readonly lines?: AskedLines;
}

/** Makes one row and returns it. */
export async function createRow(scope: Scope, { values, custom = {}, lines }: CreateAsked) {
  const plan = await planSave(scope, [{ id: null, values, custom, ...(lines && { lines }) }]);
  refuseOne(plan, 'values');
  const [row] = plan.planned;
  if (row === undefined) throw new RefusedError('noPermission');
  await commitSave(scope, [row]);
  noteRow(scope, row);
  return readDetail(scope, row.id);
}

/** Saves changed fields of one row and returns it; what is so already is not saved again. */
export async function updateRow(scope: Scope, asked: UpdateAsked) {
  const { id, version, changes: values, custom = {}, lines } = asked;
  const plan = await planSave(scope, [{ id, version, values, custom, ...(lines && { lines }) }]);
  refuseOne(plan, 'changes');
  await commitSave(scope, plan.planned);
  for (const row of plan.planned) noteRow(scope, row);
  return readDetail(scope, id);
}

/** Saves the same change in many rows; each that is refused leaves the others alone. */
export async function updateRows(
  scope: Scope,
  asked: {
    readonly ids: readonly string[];
    readonly changes: Values;
    readonly custom?: CustomValues;
  },
): Promise<Outcomes> {
  const ids = [...new Set(asked.ids)];
  const { custom = {}, changes: values } = asked;
  const plan = await planSave(
    scope,
    ids.map((id) => ({ id, values, custom })),
  );
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  const refused = new Map(plan.refusals.map(({ index, code }) => [index, code]));
  const wrong = new Set(plan.problems.map(({ index }) => index));
  return {
    results: ids.map((id, index) => ({
      id,
      outcome: refused.get(index) ?? (wrong.has(index) ? 'badInput' : 'saved'),
    })),
  };
}

/** Removes one row; its history stays. */
export async function removeRow(
  scope: Scope,
  asked: { readonly id: string; readonly version: number },
): Promise<null> {
  const { planned, refusals } = await planRemoval(scope, [asked]);
  refuseOne({ refusals, problems: [] }, 'changes');
  await commitRemoval(scope, planned);
  return null;
}

/** Removes many rows, as far as each may be removed. */
export async function removeRows(
  scope: Scope,
  asked: { readonly ids: readonly string[] },
): Promise<Outcomes> {
  const ids = [...new Set(asked.ids)];
  const { planned, refusals } = await planRemoval(
    scope,
    ids.map((id) => ({ id })),
  );
  await commitRemoval(scope, planned);
  const refused = new Map(refusals.map(({ index, code }) => [index, code]));
  return { results: ids.map((id, index) => ({ id, outcome: refused.get(index) ?? 'saved' })) };
}

async function commitRemoval(scope: Scope, planned: readonly PlannedRow[]): Promise<void> {
  await commitRemovals(scope, planned);
  noteRows(scope, planned);
}

function noteRow({ bound, context }: Scope, { id, changed }: PlannedRow): void {
  context.record(`${bound.record.name}:${id}`, { fields: [...changed] });
}

/** The audit trail names the row of a save, or the record and the rows of a batch. */
export function noteRows(scope: Scope, rows: readonly PlannedRow[]): void {
  const { bound, context } = scope;
  const [only] = rows;
  if (only === undefined) return;
  if (rows.length === 1) noteRow(scope, only);
  else
    context.record(bound.record.name, {
      rows: rows.length,
      ids: rows.slice(0, 200).map(({ id }) => id),
    });
}
