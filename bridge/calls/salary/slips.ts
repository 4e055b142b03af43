/** Slips as those see them who look after pay. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { salaryFunctions } from './functions.ts';
import {
  amount,
  changeReason,
  slipBefore,
  slipException,
  slipFault,
  slipNote,
  slipReply,
  wholeSlip,
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
const path = '/gateway/salary/web/paySlip';

export const paySlips = defineCall({
  ...seen,
  name: 'salary.slip.list',
  path: `${path}/getPaySlips`,
  request: z.strictObject({
    payRunId: id,
    show: optional(z.enum(['all', 'exceptions', 'changed'])),
    reason: optional(changeReason),
    /** A part of a name or staff number. */
    keyword: optional(text(1, 60)),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      id,
      employmentId: id,
      name: z.string(),
      staffNo: z.string(),
      organName: z.nullable(z.string()),
      gross: amount,
      ownContributions: amount,
      employerContributions: amount,
      tax: amount,
      net: amount,
      fault: z.nullable(slipFault),
      /** Net pay of the month before; null without a slip then. */
      netBefore: z.nullable(amount),
      difference: z.nullable(amount),
      reasons: z.array(changeReason),
      exceptions: z.array(slipException),
      reply: slipReply,
    }),
  ),
  errors: ['notFound'],
  doc: 'Lists the slips of a run by staff number, each beside the one of the month before, with the reasons of the difference.',
});

export const paySlipDetail = defineCall({
  ...seen,
  name: 'salary.slip.get',
  path: `${path}/getPaySlip`,
  request: z.strictObject({ paySlipId: id }),
  result: z.extend(wholeSlip, {
    fault: z.nullable(slipFault),
    before: z.nullable(slipBefore),
    reasons: z.array(changeReason),
    exceptions: z.array(slipException),
    reply: slipReply,
    notes: z.array(slipNote),
    /** Counted from 1 for each slip, the newest first; one that was taken back is left out. */
    corrections: z.array(
      z.object({ id, number: z.number(), amount, reason: z.string(), month: day, at: moment }),
    ),
    /** The result of performance it was made by; null without one, and for who may not see it. */
    result: z.nullable(
      z.object({
        cycleName: z.string(),
        level: z.string(),
        levelName: z.nullable(z.string()),
        factor: z.nullable(z.string()),
        revision: z.number(),
      }),
    ),
    can: z.object({ correct: z.boolean(), answer: z.boolean() }),
  }),
  errors: ['notFound'],
  doc: 'Returns one slip with all lines, inputs and steps, who opened it, and what was said about it.',
});

export const correctPaySlip = defineCall({
  ...edited,
  name: 'salary.slip.correct',
  path: `${path}/correctPaySlip`,
  request: z.strictObject({
    paySlipId: id,
    /** Yuan; below zero to take back. */
    amount: z.string('required').check(z.trim(), z.regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'invalid')),
    reason: lines(1, 200),
  }),
  result: z.object({ id, month: day }),
  errors: ['notFound', 'notNow', codes.noOpenMonth, codes.noCorrectionItem],
  doc: 'Corrects a paid or closed slip by an entry in the month that is open; the slip itself never changes.',
});

export const paySlipDisputes = defineCall({
  ...seen,
  name: 'salary.slip.disputes',
  path: `${path}/getDisputes`,
  request: z.strictObject({ open: optional(z.enum(['true', 'false'])), ...pageRequest }),
  result: pageOf(
    z.object({
      paySlipId: id,
      payRunId: id,
      month: day,
      name: z.string(),
      staffNo: z.string(),
      text: z.string(),
      at: moment,
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(moment),
    }),
  ),
  doc: 'Lists what employees dispute of their slips, open ones first.',
});

export const answerDispute = defineCall({
  ...edited,
  name: 'salary.slip.answer',
  path: `${path}/answerDispute`,
  request: z.strictObject({ paySlipId: id, text: lines(1, 1000) }),
  result: z.null(),
  errors: ['notFound', 'notNow'],
  doc: 'Answers a slip that its employee disputes.',
});

/** The calls about slips of all. */
export const paySlipCalls = {
  paySlips,
  paySlipDetail,
  correctPaySlip,
  paySlipDisputes,
  answerDispute,
};
