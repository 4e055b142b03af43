import { setImmediate } from 'node:timers/promises';
import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import { factorOf } from '../../performance/results/for-pay.ts';
import type { RunPlan } from '../engine/person-slip.ts';
import { planOf, resultDifference } from '../engine/result-difference.ts';
import { type EntryItem, entryItems } from '../records/read-items.ts';
import { readPeople } from './load-people.ts';
import { rulesOfRun } from './load-plan.ts';
import type { Run } from './open-run.ts';
import { correctionItem, type RevisedSlip, readRevised } from './read-revised.ts';

/** What a revised result leaves to pay or take back for a slip that is settled. */
export interface ResultDifference
  extends Pick<
    RevisedSlip,
    | 'employmentId'
    | 'slipId'
    | 'month'
    | 'resultId'
    | 'abandoned'
    | 'isByHand'
    | 'isHandled'
    | 'isNew'
  > {
  /** What the open month owes; null where it cannot be worked out. */
  readonly owed: Money | null;
  /** The entry of the open month that an earlier calculation made. */
  readonly entered: { readonly entryId: string; readonly amount: Money } | null;
  /** The group of the run paid the slip, but the run does not pay the person: they left, or are paid elsewhere. */
  readonly isElsewhere: boolean;
}

/** The differences of a run, and the item they are entered under; null where the run pays none. */
export interface Differences {
  readonly item: EntryItem | null;
  readonly all: readonly ResultDifference[];
}

type Scope = Pick<CallContext, 'database' | 'tenantId'>;
type OpenRun = Pick<
  Run,
  'month' | 'pay_on' | 'pay_group_id' | 'group_organ_id' | 'from_on' | 'to_on' | 'plan_items'
>;

/** What the slips of a run have in common. */
interface MadeWith {
  readonly plan: RunPlan;
  readonly own: readonly OwnRule[];
}

/** Slips that are worked out before requests take their turn. */
const slipsOfTurn = 25;

/** The differences that revised results leave to an open run; what is settled in other months is taken off. */
export async function readDifferences(scope: Scope, run: OpenRun): Promise<Differences> {
  const rows = await readRevised(scope, run);
  if (rows.length === 0) return { item: null, all: [] };
  const [item = null] = await entryItems(scope, [correctionItem], run.plan_items);
  const revised = [...new Set(rows.map(({ employmentId }) => employmentId))];
  const people = await readPeople(scope.database, scope.tenantId, run, revised);
  const paidHere = new Set(people.map(({ id }) => id));
  const known = new Map<string, MadeWith>();
  const all: ResultDifference[] = [];
  for (const [at, row] of rows.entries()) {
    const isElsewhere = !paidHere.has(row.employmentId);
    if (isElsewhere && row.groupId !== run.pay_group_id) continue;
    if (at % slipsOfTurn === slipsOfTurn - 1) await setImmediate();
    const made = known.get(row.runId) ?? (await readMadeWith(scope, row));
    known.set(row.runId, made);
    all.push({ ...differenceOf(row, made, item), isElsewhere });
  }
  return { item, all };
}

async function readMadeWith(
  { database, tenantId }: Scope,
  { used, taxMonth }: RevisedSlip,
): Promise<MadeWith> {
  const { own } = await rulesOfRun(database, tenantId, { tax_month: taxMonth });
  return { plan: planOf(used), own };
}

function differenceOf(
  row: RevisedSlip,
  made: MadeWith,
  item: EntryItem | null,
): Omit<ResultDifference, 'isElsewhere'> {
  const { facts, fromOn, toOn, taxMonth, used, appraisal, revision, level, scaleId } = row;
  const run = { fromOn, toOn, payMonth: taxMonth.slice(0, 7), used, ...made };
  // The factors of that month: what a scale says since is for the months since.
  const factor = factorOf(used.factors?.[scaleId] ?? null, level);
  const now = { appraisal, revision, level, factor };
  const all = resultDifference(facts, run, now, item?.treatment);
  const { entryId, entered } = row;
  return {
    ...row,
    owed: all === null ? null : fen(all - yuan(row.settled)),
    entered: entryId === null ? null : { entryId, amount: yuan(entered ?? '0') },
  };
}

/** Whether a difference waits for somebody: the open month does not have it, or has it twice. */
export function waitsForHand(
  { owed, entered, isByHand, isHandled, isNew, isElsewhere }: ResultDifference,
  canEnter: boolean,
): boolean {
  if (isElsewhere) return owed !== 0n && !isHandled;
  // What a calculation entered and what somebody did since may be for the same.
  if (isByHand && entered !== null) return true;
  if (!isNew || owed === (entered?.amount ?? 0n)) return false;
  return owed === null || isByHand || !canEnter;
}
