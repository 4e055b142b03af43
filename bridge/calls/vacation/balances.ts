/** Balances of leave of people in reach: what is left of each type, how it came about, and changes by hand. */
import * as z from 'zod/mini';
import { attendanceFunctions } from '../kaoqin/functions.ts';
import { day, id, lines, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { balanceTypes, ledgerRows } from './mine.ts';

const path = '/gateway/vacation/web/balance';
const access = { kind: 'function', functionId: attendanceFunctions.balances } as const;

/** Days as a decimal text. */
const days = z.string();

export const leaveBalances = defineCall({
  name: 'vacation.balance.page',
  path: `${path}/getBalancePage`,
  service: 'vacation',
  request: z.strictObject({ search: optional(text(1, 50)), ...pageRequest }),
  result: z.extend(
    pageOf(
      z.object({
        employmentId: id,
        name: z.string(),
        staffNo: z.string(),
        organ: z.nullable(z.string()),
        joinedOn: day,
        /** Types of which there is or was something. */
        balances: z.array(z.object({ typeId: id, left: days, pending: days })),
      }),
    ),
    { types: z.array(z.object({ id, name: z.string() })) },
  ),
  access,
  doc: 'What people within the data range of the caller have left of every type of leave with a balance.',
});

export const personBalances = defineCall({
  name: 'vacation.balance.person',
  path: `${path}/getPersonBalances`,
  service: 'vacation',
  request: z.strictObject({ employmentId: id }),
  result: z.object({ types: balanceTypes, can: z.object({ adjust: z.boolean() }) }),
  access,
  errors: ['notFound'],
  doc: 'What one person has left of every type of leave, lot by lot.',
});

export const personLedger = defineCall({
  name: 'vacation.balance.ledger',
  path: `${path}/getPersonLedger`,
  service: 'vacation',
  request: z.strictObject({ employmentId: id, typeId: id }),
  result: z.object({ rows: ledgerRows }),
  access,
  errors: ['notFound'],
  doc: 'Every change of the balance of one type of leave of one person, the newest first.',
});

export const adjustBalance = defineCall({
  name: 'vacation.balance.adjust',
  path: `${path}/adjustBalance`,
  service: 'vacation',
  effect: 'write',
  request: z.strictObject({
    employmentId: id,
    typeId: id,
    /** Added, or with a minus taken away. */
    days: z
      .string('required')
      .check(z.regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'decimal'))
      .check(z.refine((value) => Number(value) !== 0, 'required')),
    /** The last day of what is added; absent where it does not expire. */
    validTo: optional(day),
    reason: lines(1, 200),
  }),
  result: z.object({ left: days }),
  access: { kind: 'function', functionId: attendanceFunctions['balances.adjust'] },
  errors: ['notFound', 'badInput', 'noPermission'],
  doc: 'Adds days to the balance of a person, or takes them away, with a reason that the ledger keeps.',
});

export const leaveBalanceSheet = defineCall({
  name: 'vacation.balance.sheet',
  path: `${path}/exportBalances`,
  service: 'vacation',
  request: z.strictObject({ format: z.enum(['csv', 'xlsx'], 'choice') }),
  result: z.null(),
  answer: 'file',
  access,
  doc: 'The balances of everybody in reach as a sheet: a row for each person, a column for each type of leave.',
});

/** The calls about balances of others. */
export const leaveBalanceCalls = {
  leaveBalances,
  personBalances,
  personLedger,
  adjustBalance,
  leaveBalanceSheet,
};
