/** The final pay of people who leave: severance beside the law, unused leave, and the slip that comes of it. */
import * as z from 'zod/mini';
import { leavingKinds } from '../joyhr/records/leaving.ts';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { salaryFunctions } from './functions.ts';
import { amount, slipFault } from './run-shapes.ts';
import { salaryCodes as codes } from './terms.ts';

const seen = {
  service: 'salary',
  access: { kind: 'function', functionId: salaryFunctions.runs },
} as const;
const path = '/gateway/salary/web/settlement';

/** What a leaver is paid for leaving: nothing, severance, severance with a month of notice pay, damages. */
export const severanceKinds = ['none', 'N', 'N+1', '2N'] as const;

const kind = z.enum(severanceKinds);
const asked = z.string('invalid').check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid'));
const days = z.string('invalid').check(z.trim(), z.regex(/^\d{1,3}(\.\d{1,2})?$/, 'invalid'));

const leaver = z.object({
  employmentId: id,
  name: z.string(),
  staffNo: z.string(),
  organName: z.nullable(z.string()),
  joinedOn: day,
  lastDay: day,
  /** Why they leave, as the leaving says; null where none was recorded. */
  reason: z.nullable(z.enum(leavingKinds)),
  /** The month whose run pays them last, while it can still be changed; null before it begins and once it is submitted. */
  month: z.nullable(day),
  settledAt: z.nullable(moment),
});

export const payLeavers = defineCall({
  ...seen,
  name: 'salary.settlement.list',
  path: `${path}/getLeavers`,
  request: z.strictObject({
    keyword: optional(text(1, 60)),
    /** Only those without a settlement. */
    open: optional(z.enum(['true', 'false'])),
    ...pageRequest,
  }),
  result: z.extend(pageOf(leaver), { can: z.object({ edit: z.boolean() }) }),
  doc: 'Lists who leaves or left in the last half year, with the month that pays them last, the latest first.',
});

const step = z.object({ text: z.string(), source: z.nullable(z.string()) });

/** What a settlement asks: its kind, and the amounts that were agreed. */
const choice = {
  employmentId: id,
  kind,
  /** Yuan; what the law gives when absent. */
  severance: optional(asked),
  unusedDays: optional(days),
};

export const paySettlement = defineCall({
  ...seen,
  name: 'salary.settlement.get',
  path: `${path}/getSettlement`,
  // Amounts do not belong in an address.
  encoding: 'json',
  request: z.strictObject({ ...choice, kind: optional(kind) }),
  result: z.object({
    ...leaver.shape,
    /** The kind that fits the reason, or the one that was asked for or saved. */
    kind,
    /** Pay of the last twelve months before the last one, and how many of them there are on slips; 0: the salary file. */
    averagePay: amount,
    averageMonths: z.number(),
    /** What the law gives at least, with its steps and sources; null where nothing is due. */
    lawful: z.nullable(z.object({ months: z.string(), amount, steps: z.array(step) })),
    severance: amount,
    /** Days of annual leave that are left, and what they are paid with. */
    leaveLeft: z.string(),
    unusedDays: z.string(),
    unusedPay: amount,
    unusedSteps: z.array(step),
    note: z.nullable(z.string()),
    /** The last slip with all of it; null while no run takes it. */
    slip: z.nullable(
      z.object({
        fault: z.nullable(slipFault),
        gross: amount,
        ownContributions: amount,
        tax: amount,
        otherDeductions: amount,
        net: amount,
      }),
    ),
    can: z.object({ edit: z.boolean() }),
  }),
  errors: ['notFound', 'badInput'],
  doc: 'Returns what the law gives a leaver, what was agreed beside it, and the last slip that comes of it.',
});

export const savePaySettlement = defineCall({
  service: 'salary',
  name: 'salary.settlement.save',
  path: `${path}/saveSettlement`,
  encoding: 'json',
  access: { kind: 'function', functionId: salaryFunctions['runs.edit'] },
  effect: 'write',
  request: z.strictObject({
    ...choice,
    severance: asked,
    unusedDays: days,
    /** Needed where less is agreed than the law gives. */
    note: optional(lines(1, 500)),
  }),
  result: z.object({ month: day }),
  errors: [
    'notFound',
    'badInput',
    codes.noFinalMonth,
    codes.noSettlementItem,
    codes.belowLaw,
    codes.calculating,
  ],
  doc: 'Enters severance and unused leave of a leaver in the month that pays them last; saved again it takes the place of the one before.',
});

/** The calls about final pay. */
export const settlementCalls = { payLeavers, paySettlement, savePaySettlement };
