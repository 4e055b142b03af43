import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import { compilePlan, readsFactor } from '../formula/plan.ts';
import { type FileRow, fileParts, type MonthFacts, payOfMonth } from './month-pay.ts';
import {
  type Entered,
  itemValues,
  type PersonFacts,
  payLines,
  type ResultForPay,
  type RunItem,
  type RunPlan,
} from './person-slip.ts';
import { lawOf, type PayLine } from './slip.ts';

/** What the slips of a run were made with besides the facts of people: kept with the run. */
export interface PlanUsed extends Pick<MonthFacts, 'method' | 'dueOn'> {
  readonly items: readonly RunItem[];
  /** The factors of each scale as they were, by its id. */
  readonly factors?: Readonly<Record<string, string | null>>;
}

/** A slip as it is kept, as far as its items need it. */
export interface KeptSlip {
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly files: readonly (Readonly<Record<keyof FileRow, string>> & {
    readonly toOn: string | null;
  })[];
  readonly entered: readonly Entered[];
  readonly enrolment: { readonly place: string } | null;
  readonly performance: ResultForPay;
}

/** The period of a kept slip, and what it was made with. */
export interface KeptRun {
  readonly fromOn: string;
  readonly toOn: string;
  readonly payMonth: string;
  readonly used: PlanUsed;
  /** The items of it, compiled. */
  readonly plan: RunPlan;
  readonly own: readonly OwnRule[];
}

/** The items that a run was made with, ready to run. */
export function planOf({ items }: PlanUsed): RunPlan {
  return compilePlan(items).order;
}

/**
 * What a slip would pay more by another result, with the items, days and factors it was made with. Null where that is in
 * doubt, so that people decide: no file holds, a level has no factor, or an item that changes is treated in another way
 * than the item of corrections.
 */
export function resultDifference(
  slip: KeptSlip,
  run: KeptRun,
  now: ResultForPay,
  treatment: RunItem['treatment'] | undefined,
): Money | null {
  const { level, factor } = slip.performance;
  // The same level keeps the factor it was paid by.
  if (level === now.level) return fen(0n);
  if (readsFactor(run.plan) && (factor === null || now.factor === null)) return null;
  const due = linesBy(slip, run, now);
  const paid = linesBy(slip, run, { ...now, level, factor });
  return due === null || paid === null ? null : changeOf(due, paid, treatment);
}

function linesBy(
  slip: KeptSlip,
  run: KeptRun,
  performance: ResultForPay,
): readonly PayLine[] | null {
  const { fromOn, toOn, payMonth, used, plan, own } = run;
  const scope = lawOf(payMonth, slip.enrolment?.place ?? 'CN', own);
  const files = slip.files.map(fileOf);
  const pay = payOfMonth({ ...used, fromOn, toOn, ...slip, files }, scope);
  if (pay === null) return null;
  const person: Pick<PersonFacts, 'entered' | 'joinedOn' | 'performance'> = {
    entered: slip.entered,
    joinedOn: slip.joinedOn,
    performance,
  };
  return payLines(plan, itemValues(person, { plan, toOn }, pay, scope));
}

/** The sum of what differs; null where one of the items is not treated as corrections are. */
function changeOf(
  due: readonly PayLine[],
  paid: readonly PayLine[],
  treatment: RunItem['treatment'] | undefined,
): Money | null {
  const changes = [...due, ...paid].flatMap(({ code, treatment: own }) => {
    const change = amountOf(due, code) - amountOf(paid, code);
    return change === 0n ? [] : [[code, { change, own }] as const];
  });
  const items = [...new Map(changes).values()];
  if (items.some(({ own }) => own !== treatment)) return null;
  return fen(items.reduce((sum, { change }) => sum + change, 0n));
}

function amountOf(lines: readonly PayLine[], code: string): bigint {
  return lines.find((line) => line.code === code)?.amount ?? 0n;
}

function fileOf(file: KeptSlip['files'][number]): FileRow {
  const [base, position, performance, allowance] = fileParts.map((part) => yuan(file[part]));
  const none = fen(0n);
  return {
    base: base ?? none,
    position: position ?? none,
    performance: performance ?? none,
    allowance: allowance ?? none,
    fromOn: file.fromOn,
    toOn: file.toOn,
  };
}
