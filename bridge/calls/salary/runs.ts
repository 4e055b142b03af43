/** The payroll run of a group and month: made, checked, calculated, approved, paid, closed. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { salaryFunctions } from './functions.ts';
import {
  amount,
  changeReason,
  checkKind,
  runAction,
  runLine,
  runState,
  severity,
  version,
} from './run-shapes.ts';
import { salaryCodes as codes } from './terms.ts';

const seen = {
  service: 'salary',
  access: { kind: 'function', functionId: salaryFunctions.runs },
} as const;
const edited = {
  service: 'salary',
  encoding: 'json',
  access: { kind: 'function', functionId: salaryFunctions['runs.edit'] },
  effect: 'write',
} as const;
const path = '/gateway/salary/web/payRun';

export const payRuns = defineCall({
  ...seen,
  name: 'salary.run.list',
  path: `${path}/getPayRuns`,
  request: z.strictObject({ payGroupId: optional(id), state: optional(runState), ...pageRequest }),
  result: z.extend(pageOf(runLine), {
    /** The groups of the company, with the month that a new run would have; null while a run is open. */
    groups: z.array(z.object({ id, name: z.string(), nextMonth: z.nullable(day) })),
    can: z.object({ edit: z.boolean(), approve: z.boolean() }),
  }),
  doc: 'Lists the payroll runs, the newest month first, and the groups that a run can be made for.',
});

export const payRunDetail = defineCall({
  ...seen,
  name: 'salary.run.get',
  path: `${path}/getPayRun`,
  request: z.strictObject({ payRunId: id }),
  result: z.extend(runLine, {
    taxMonth: day,
    ownContributions: amount,
    employerContributions: amount,
    tax: amount,
    ruleVersion: z.nullable(z.string()),
    /** The template of the group for bank files; null where it has none. */
    bankTemplate: z.nullable(z.string()),
    /** Slips that could not be calculated; a run with one is not submitted. */
    faults: z.number(),
    /** Salary files, entries or the like changed since the calculation: it is made again before it is submitted. */
    inputsChanged: z.boolean(),
    /** Rules of law of the month changed since the calculation. */
    rulesChanged: z.boolean(),
    can: z.object({
      calculate: z.boolean(),
      submit: z.boolean(),
      withdraw: z.boolean(),
      approve: z.boolean(),
      /** True where the run waits for an approval and the caller did its work: four eyes. */
      ownWork: z.boolean(),
      pay: z.boolean(),
      close: z.boolean(),
      discard: z.boolean(),
    }),
    /** The run of the month before with its sums; null for the first one. */
    before: z.nullable(
      z.object({ payRunId: id, people: z.number(), gross: amount, net: amount, cost: amount }),
    ),
    steps: z.array(
      z.object({
        id,
        action: runAction,
        by: z.string(),
        note: z.nullable(z.string()),
        at: moment,
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Returns one payroll run with its sums, those of the month before, its log, and what the caller may do.',
});

export const payRunChecks = defineCall({
  ...seen,
  name: 'salary.run.checks',
  path: `${path}/getChecks`,
  request: z.strictObject({ payRunId: id }),
  result: z.object({
    counts: z.object({ error: z.number(), warning: z.number(), note: z.number() }),
    rows: z.array(
      z.object({
        severity,
        kind: checkKind,
        /** Null for what is about everybody. */
        employmentId: z.nullable(id),
        name: z.nullable(z.string()),
        staffNo: z.nullable(z.string()),
        /** The day somebody joins or leaves, or how many people are meant. */
        on: z.nullable(day),
        people: z.nullable(z.number()),
        /** The company's own rule of law that was broken: its document, and its first day; null for a shipped rule. */
        companyRule: z.nullable(
          z.object({
            title: z.string(),
            no: z.nullable(z.string()),
            url: z.nullable(z.string()),
            fromOn: day,
          }),
        ),
      }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Returns what should be looked at before a run is calculated, errors first: at most 2,000 rows.',
});

export const payRunReasons = defineCall({
  ...seen,
  name: 'salary.run.reasons',
  path: `${path}/getReasons`,
  request: z.strictObject({ payRunId: id }),
  result: z.object({
    /** People by the reason for which their pay differs; somebody with two reasons counts in both. */
    reasons: z.array(z.object({ reason: changeReason, people: z.number(), difference: amount })),
  }),
  errors: ['notFound'],
  doc: 'Returns why the pay of a run differs from the month before, by reason.',
});

export const createPayRun = defineCall({
  ...edited,
  name: 'salary.run.create',
  path: `${path}/createPayRun`,
  request: z.strictObject({
    payGroupId: id,
    /** The first day of the month; the month after the last run when absent. */
    month: optional(day),
  }),
  result: z.object({ id, version: z.number() }),
  errors: ['notFound', 'duplicate', codes.runOpen, codes.monthBefore],
  doc: 'Begins the payroll run of a group and month. A group has one open run at a time.',
});

const oneRun = { payRunId: id, version };
const changed = z.object({ version: z.number() });

export const calculatePayRun = defineCall({
  ...edited,
  name: 'salary.run.calculate',
  path: `${path}/calculatePayRun`,
  request: z.strictObject(oneRun),
  result: z.object({ version: z.number(), jobId: id }),
  errors: ['notFound', 'conflict', 'notNow', codes.calculating],
  doc: 'Calculates all slips of a run in the background; the slips of the calculation before hold until it has ended.',
});

export const movePayRun = defineCall({
  ...edited,
  name: 'salary.run.move',
  path: `${path}/movePayRun`,
  request: z.strictObject({
    ...oneRun,
    /** `submit` for approval, `withdraw` what was submitted, `pay`: it was paid, `close` for good. */
    move: z.enum(['submit', 'withdraw', 'pay', 'close']),
    note: optional(lines(1, 500)),
  }),
  result: changed,
  errors: [
    'notFound',
    'conflict',
    'notNow',
    codes.calculating,
    codes.faultySlips,
    codes.inputsChanged,
    codes.noSlips,
    codes.totalsDiffer,
    codes.noBankFile,
  ],
  doc: 'Moves a run on: submitted for approval, withdrawn, marked as paid, closed.',
});

export const decidePayRun = defineCall({
  ...edited,
  name: 'salary.run.decide',
  path: `${path}/decidePayRun`,
  access: { kind: 'function', functionId: salaryFunctions['runs.approve'] },
  request: z.strictObject({
    ...oneRun,
    decision: z.enum(['approve', 'return']),
    /** Needed to return a run. */
    note: optional(lines(1, 500)),
  }),
  result: changed,
  errors: ['notFound', 'conflict', 'notNow', codes.fourEyes, codes.reasonNeeded],
  doc: 'Approves or returns a run that was submitted. Who calculated or submitted it cannot approve it.',
});

export const discardPayRun = defineCall({
  ...edited,
  name: 'salary.run.discard',
  path: `${path}/discardPayRun`,
  request: z.strictObject(oneRun),
  result: z.null(),
  errors: ['notFound', 'conflict', 'notNow', codes.calculating],
  doc: 'Removes a run that was not submitted, with its slips.',
});

export const payBankFile = defineCall({
  ...edited,
  name: 'salary.run.bankFile',
  path: `${path}/downloadBankFile`,
  // The shell saves files that it asks for by a form.
  encoding: 'form',
  request: z.strictObject({
    payRunId: id,
    /** By the template of the group, or with all columns. */
    format: z.enum(['template', 'csv', 'xlsx']),
  }),
  result: z.null(),
  answer: 'file',
  errors: [
    uacCodes.confirmNeeded,
    'notFound',
    'notNow',
    codes.totalsDiffer,
    codes.noCompanyAccount,
    codes.missingAccounts,
    codes.noBankTemplate,
  ],
  doc: 'Downloads the payments of an approved run for the bank. Its total is checked against the slips and the run.',
});

/** The calls about runs. */
export const payRunCalls = {
  payRuns,
  payRunDetail,
  payRunChecks,
  payRunReasons,
  createPayRun,
  calculatePayRun,
  movePayRun,
  decidePayRun,
  discardPayRun,
  payBankFile,
};
