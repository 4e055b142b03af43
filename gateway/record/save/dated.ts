/**
 * Rows by date: those of an owner have no gap and no overlap, and the last one stays open. A row begins, is corrected, or
 * is undone; its days follow from that.
 */
import { sql } from 'kysely';
import type { Dated } from '#bridge/calls/record/define.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { columnOf } from '../columns.ts';
import { readDetail } from '../detail.ts';
import type { Scope } from '../scope.ts';
import { commitSave } from './commit.ts';
import { planSave } from './plan.ts';
import { refuseOne } from './problems.ts';
import { commitRemovals, planRemoval } from './remove.ts';
import { type CreateAsked, noteRows, type UpdateAsked } from './verbs.ts';

interface DatedRow {
  readonly id: string;
  readonly version: number;
  readonly from_on: string;
}

/**
 * Begins a row on a day and ends the one before on the day before. A change begun on the day a row began corrects it.
 * @throws {RefusedError} `notNow` for a day before the last row began: the past is corrected, and not begun.
 */
export async function beginRow(scope: Scope, { values, custom = {} }: CreateAsked) {
  const { of, from, to } = datedOf(scope);
  const begins = String(values[from] ?? '');
  const last = await lockLast(scope, String(values[of] ?? ''));
  if (last !== undefined && begins < last.from_on) throw new RefusedError('notNow');
  const corrects = last !== undefined && begins === last.from_on;
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => name !== to));
  const asked = corrects
    ? { id: last.id, values: without(kept, [of, from]), custom }
    : { id: null, values: kept, custom };
  const plan = await planSave(scope, [asked]);
  refuseOne(plan, 'values');
  if (last !== undefined && !corrects) await writeEnd(scope, last.id, sql`${begins}::date - 1`);
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  const id = plan.planned[0]?.id ?? plan.unchanged[0]?.id;
  if (id === undefined) throw new RefusedError('noPermission');
  return readDetail(scope, id);
}

/** Changes one row, but not its days and not its owner. */
export async function correctRow(scope: Scope, { id, version, changes, custom = {} }: UpdateAsked) {
  const { of, from, to } = datedOf(scope);
  const fixed = [of, from, to].filter((name) => changes[name] !== undefined);
  const problems = fixed.map((field) => ({ index: 0, field, issue: 'readOnly' as const }));
  refuseOne({ refusals: [], problems }, 'changes');
  const plan = await planSave(scope, [{ id, version, values: changes, custom }]);
  refuseOne(plan, 'changes');
  await commitSave(scope, plan.planned);
  noteRows(scope, plan.planned);
  return readDetail(scope, id);
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
  if (before !== undefined) await writeEnd(scope, before.id, sql`null`);
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
  const { of, from } = datedOf({ bound });
  const begins = sql.ref(`r.${columnOf(bound, from)}`);
  const { rows } = await sql<DatedRow>`select r.id, r.version, ${begins} as from_on
    from ${sql.table(bound.table)} r where r.tenant_id = ${context.tenantId} and r.removed_at is null
      and ${sql.ref(`r.${columnOf(bound, of)}`)}::text = ${owner}
    order by ${begins} desc limit 1 for update`.execute(context.database);
  return rows[0];
}

async function writeEnd(
  { bound, context }: Scope,
  id: string,
  day: ReturnType<typeof sql>,
): Promise<void> {
  const column = sql.ref(columnOf(bound, datedOf({ bound }).to));
  await sql`update ${sql.table(bound.table)} r set ${column} = ${day}, version = r.version + 1
    where r.tenant_id = ${context.tenantId} and r.id = ${id}`.execute(context.database);
}
