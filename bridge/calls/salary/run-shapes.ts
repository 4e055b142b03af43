/** What runs, slips and lines look like on their way to a page. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';

/** The version of a run that was shown. */
export const version = z.int('invalid').check(z.positive('invalid'));

/** Yuan with two digits after the point, such as `-1234.50`. */
export const amount = z.string();

/** Where a run is. */
export const runState = z.enum(['draft', 'calculated', 'submitted', 'approved', 'paid', 'closed']);

/** What was done with a run. */
export const runAction = z.enum([
  'created',
  'calculated',
  'submitted',
  'returned',
  'approved',
  'bank-file',
  'paid',
  'closed',
]);

/** What a check before the run finds. */
export const checkKind = z.enum([
  'noSalaryFile',
  'noEnrolment',
  'noCityRules',
  'noMinimumWage',
  'noBankAccount',
  'noTaxpayer',
  'belowMinimumWage',
  'attendanceOpen',
  'openApprovals',
  'noPerformance',
  'resultByHand',
  'resultElsewhere',
  'joiner',
  'leaver',
]);

/** An error keeps a slip from being made, a warning should be looked at, a note is to know. */
export const severity = z.enum(['error', 'warning', 'note']);

/** Why a slip differs from the one of the month before. */
export const changeReason = z.enum([
  'joined',
  'left',
  'raise',
  'attendance',
  'overtime',
  'bonus',
  'correction',
  'entry',
  'insurance',
  'taxStep',
  'deductions',
  'partMonth',
  'result',
]);

/** What of a slip should be looked at. */
export const slipException = z.enum([
  'fault',
  'netBelowZero',
  'netFell',
  'netRose',
  'noBankAccount',
  'belowMinimumWage',
  'firstSlip',
]);

/** Why a slip could not be calculated. */
export const slipFault = z.enum([
  'noSalaryFile',
  'noRates',
  'noBase',
  'noRule',
  'noPerformance',
  'secondSeparateBonus',
  'noLocalAverage',
  'deductionClaims',
]);

/** A run in a list. */
export const runLine = z.object({
  id,
  version: z.number(),
  payGroupId: id,
  groupName: z.string(),
  /** The first day of the month the run is called after. */
  month: day,
  fromOn: day,
  toOn: day,
  payOn: day,
  state: runState,
  people: z.number(),
  gross: amount,
  net: amount,
  /** Gross pay and what the company pays for insurance and fund. */
  cost: amount,
  /** The calculation that waits or runs, as a task of the person who began it. */
  jobId: z.nullable(id),
});

/** A text in both languages. */
export const bothLanguages = z.object({ 'zh-CN': z.string(), en: z.string() });

/** One line of a slip. */
export const slipLine = z.object({
  code: z.string(),
  kind: z.enum(['earning', 'quantity', 'before-tax', 'insurance', 'employer', 'tax', 'after-tax']),
  name: bothLanguages,
  /** Null for a line that is days or hours. */
  amount: z.nullable(amount),
  quantity: z.nullable(z.string()),
  ruleVersion: z.string(),
  inputs: z.array(z.object({ name: bothLanguages, value: z.string() })),
  steps: z.array(bothLanguages),
});

/** The slip of the month before, which the lines of a slip are compared with. */
export const slipBefore = z.object({
  month: day,
  net: amount,
  lines: z.array(
    z.object({ code: z.string(), kind: slipLine.shape.kind, name: bothLanguages, amount }),
  ),
});

/** What was said about a slip. */
export const slipReply = z.enum(['none', 'confirmed', 'disputed', 'answered']);

/** Who opened a slip, and what was said about it. */
export const slipNote = z.object({
  id,
  kind: z.enum(['opened', 'printed', 'confirmed', 'disputed', 'answered']),
  by: z.string(),
  note: z.nullable(z.string()),
  at: moment,
});

/** A slip with its lines. */
export const wholeSlip = z.object({
  id,
  payRunId: id,
  month: day,
  fromOn: day,
  toOn: day,
  payOn: day,
  employmentId: id,
  name: z.string(),
  staffNo: z.string(),
  organName: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
  /** The last four digits. */
  bankAccount: z.nullable(z.string()),
  gross: amount,
  ownContributions: amount,
  employerContributions: amount,
  /** Income tax with that of a bonus and of severance. */
  tax: amount,
  otherDeductions: amount,
  net: amount,
  ratePercent: z.nullable(z.string()),
  lines: z.array(slipLine),
});
