import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import { compilePlan } from '../formula/plan.ts';
import { type FileRow, fileParts, type MonthFacts, payOfMonth } from './month-pay.ts';
import {
  type Entered,
  itemValues,
  type PersonFacts,
  payLines,
  type ResultForPay,
  type RunItem,
} from './person-slip.ts';
import { lawOf } from './slip.ts';

/** What the slips of a run were made with besides the facts of people: kept with the run. */
export interface PlanUsed extends Pick<MonthFacts, 'method' | 'dueOn'> {
  readonly items: readonly RunItem[];
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
  readonly own: readonly OwnRule[];
}

/**
 * What a slip would pay more by another result, with the items and days it was made with. Null where no file holds.
 * @throws {NoValueError} where a formula needs a factor that the new level has not.
 */
export function resultDifference(slip: KeptSlip, run: KeptRun, now: ResultForPay): Money | null {
  const { level, factor } = slip.performance;
  // The same level keeps the factor it was paid by.
  if (level === now.level) return fen(0n);
  const due = dueBy(slip, run, now);
  const paid = dueBy(slip, run, { ...now, level, factor });
  return due === null || paid === null ? null : fen(due - paid);
}

function dueBy(slip: KeptSlip, run: KeptRun, performance: ResultForPay): Money | null {
  const { fromOn, toOn, payMonth, used, own } = run;
  const scope = lawOf(payMonth, slip.enrolment?.place ?? 'CN', own);
  const files = slip.files.map(fileOf);
  const pay = payOfMonth({ ...used, fromOn, toOn, ...slip, files }, scope);
  if (pay === null) return null;
  const { order: plan } = compilePlan(used.items);
  const person: Pick<PersonFacts, 'entered' | 'joinedOn' | 'performance'> = {
    entered: slip.entered,
    joinedOn: slip.joinedOn,
    performance,
  };
  const lines = payLines(plan, itemValues(person, { plan, toOn }, pay, scope));
  const isTaken = (treatment: string): boolean => treatment.endsWith('-tax');
  return fen(
    lines.reduce(
      (sum, { amount, treatment }) => (isTaken(treatment) ? sum - amount : sum + amount),
      0n,
    ),
  );
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
