/**
 * Rows by date: those of an owner have no gap and no overlap, and the last one stays open. A row begins, is corrected, or
 * is undone; its days follow from that.
 */
import { sql } from 'kysely';
import type { Dated } from '#bridge/calls/record/define.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { columnOf } from '../columns.ts';
import { readDetail } from '../detail.ts';
import { addHistory } from '../history.ts';
import type { Scope } from '../scope.ts';
import { commitSave } from './commit.ts';
import { type Plan, planSave } from './plan.ts';
import { type Problem, refuseOne } from './problems.ts';
import { commitRemovals, planRemoval } from './remove.ts';
import { type CreateAsked, noteRows, type UpdateAsked } from './verbs.ts';

interface DatedRow {
  readonly id: string;
  readonly version: number;
  readonly from_on: string;
  readonly to_on: string | null;
}

/**
 * Begins a row on a day and ends the one before on the day before. A change begun on the day a row began corrects it.
 * @throws {RefusedError} `notNow` for a day before the last row began: the past is corrected, and not begun.
 */
export async function beginRow(scope: Scope, { values, custom = {} }: CreateAsked) {
  const { of, from, to } = datedOf(scope);
  const begins = String(values[from] ?? '');
  const last = await lockLast(scope, String(values[of] ?? ''));
  const corrects = last !== undefined && begins === last.from_on;
  const kept = without(values, [to]);
  const plan = await planSave(scope, [
    corrects
      ? { id: last.id, values: without(kept, [of, from]), custom }
      : { id: null, values: kept, custom },
  ]);
  refuseFixed(corrects ? asNew(plan) : plan, [of], 'values');
  // Said after the rights: it tells when the last row began.
  if (last !== undefined && begins < last.from_on) throw new RefusedError('notNow');
  const end = (values[to] ?? null) === null ? [] : [readOnly(to)];
  refuseOne({ ...plan, problems: [...plan.problems, ...end] }, 'values');
  if (last !== undefined && !corrects) await writeEnd(scope, last, dayBefore(begins));
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  const id = plan.planned[0]?.id ?? plan.unchanged[0]?.id;
  if (id === undefined) throw new RefusedError('noPermission');
  return readDetail(scope, id);
}

/** Changes one row, but not its days and not its owner. */
export async function correctRow(scope: Scope, { id, version, changes, custom = {} }: UpdateAsked) {
  const { of, from, to } = datedOf(scope);
  const plan = await planSave(scope, [{ id, version, values: changes, custom }]);
  const moved = plan.planned.flatMap(({ changed }) =>
    [of, from, to].filter((one) => changed.has(one)),
  );
  refuseOne({ ...plan, problems: [...plan.problems, ...moved.map(readOnly)] }, 'changes');
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  return readDetail(scope, id);
}

/** A new row is refused in the same words whether or not one began on that day. */
function asNew(plan: Plan): Plan {
  const refusals = plan.refusals.map(({ index, code }) => ({
    index,
    code: code === 'notFound' ? ('noPermission' as const) : code,
  }));
  return { ...plan, refusals };
}

/** Refuses what a caller may not do, and what is wrong with some fields, before anything else is said. */
function refuseFixed(plan: Plan, names: readonly string[], branch: 'changes' | 'values'): void {
  const problems = plan.problems.filter(({ field }) => names.includes(field));
  refuseOne({ refusals: plan.refusals, problems }, branch);
}

function readOnly(field: string): Problem {
  return { index: 0, field, issue: 'readOnly' };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/**
 * Removes the last row of its owner and opens the one before.
 * @throws {RefusedError} `notNow` for a row that is not the last one.
 */
export async function undoRow(
  scope: Scope,
  asked: { readonly id: string; readonly version: number },
): Promise<null> {
  const { of } = datedOf(scope);
  const { planned, refusals } = await planRemoval(scope, [asked]);
  refuseOne({ refusals, problems: [] }, 'changes');
  const owner = String(planned[0]?.values[of] ?? '');
  const last = await lockLast(scope, owner);
  if (last?.id !== asked.id) throw new RefusedError('notNow');
  await commitRemovals(scope, planned);
  const before = await lockLast(scope, owner);
  if (before !== undefined) await writeEnd(scope, before, null);
  noteRows(scope, planned);
  return null;
}

function datedOf({ bound }: Pick<Scope, 'bound'>): Dated<string> {
  const { dated, name } = bound.record;
  if (dated === undefined) throw new Error(`${name} is not dated`);
  return dated;
}

function without(values: CreateAsked['values'], names: readonly string[]): CreateAsked['values'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

async function lockLast({ bound, context }: Scope, owner: string): Promise<DatedRow | undefined> {
  const { of, from, to } = datedOf({ bound });
  const begins = sql.ref(`r.${columnOf(bound, from)}`);
  const ends = sql.ref(`r.${columnOf(bound, to)}`);
  const { rows } =
    await sql<DatedRow>`select r.id, r.version, ${begins} as from_on, ${ends} as to_on
    from ${sql.table(bound.table)} r where r.tenant_id = ${context.tenantId} and r.removed_at is null
      and ${sql.ref(`r.${columnOf(bound, of)}`)}::text = ${owner}
    order by ${begins} desc limit 1 for update`.execute(context.database);
  return rows[0];
}

/** Ends a row on a day, or opens it again. */
async function writeEnd(scope: Scope, row: DatedRow, day: string | null): Promise<void> {
  const { bound, context } = scope;
  const { to } = datedOf(scope);
  const column = sql.ref(columnOf(bound, to));
  await sql`update ${sql.table(bound.table)} r set ${column} = ${day}::date, version = r.version + 1
    where r.tenant_id = ${context.tenantId} and r.id = ${row.id}`.execute(context.database);
  await addHistory(scope, [
    {
      id: row.id,
      action: 'update',
      version: row.version + 1,
      changes: [{ field: to, before: row.to_on, after: day }],
    },
  ]);
}
