/** The monthly statement of insurance and fund: what is paid for whom, and who comes and goes. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { insuranceFunctions } from './functions.ts';
import { insuredItems } from './items.ts';
import { insurancePlaces } from './records/enrolment.ts';

const seen = {
  service: 'insurance',
  access: { kind: 'function', functionId: insuranceFunctions.insurance },
} as const;
const path = '/gateway/insurance/web/statement';

/** Yuan with two digits after the point. */
const amount = z.string();
const place = z.enum(insurancePlaces);
const item = z.enum(insuredItems);
const sides = { employee: amount, employer: amount };

export const insuranceStatement = defineCall({
  ...seen,
  name: 'insurance.statement.get',
  path: `${path}/getStatement`,
  request: z.strictObject({
    /** The first day of the month; the last one with slips when absent. */
    month: optional(day),
  }),
  result: z.object({
    /** Null where no slip was ever calculated. */
    month: z.nullable(day),
    months: z.array(day),
    people: z.number(),
    ...sides,
    /** Runs of the month that are not approved: their amounts can still change. */
    openRuns: z.number(),
    rows: z.array(z.object({ place, item, people: z.number(), base: amount, ...sides })),
    added: z.number(),
    removed: z.number(),
  }),
  doc: 'Returns what insurance and fund cost in a month by city and item, and how many people came and went since the month before.',
});

const one = z.object({
  employmentId: id,
  name: z.string(),
  staffNo: z.string(),
  place,
  ...sides,
  items: z.array(z.object({ item, base: amount, ...sides })),
});

export const insuranceStatementPeople = defineCall({
  ...seen,
  name: 'insurance.statement.list',
  path: `${path}/getStatementPeople`,
  request: z.strictObject({
    month: day,
    place: optional(place),
    /** `added`: insured in this month and not in the one before; `removed`: the other way round, with the month before. */
    show: optional(z.enum(['all', 'added', 'removed'])),
    keyword: optional(text(1, 60)),
    ...pageRequest,
  }),
  result: pageOf(one),
  doc: 'Lists for whom insurance and fund are paid in a month, with base and amounts of each item.',
});

export const insuranceStatementFile = defineCall({
  ...seen,
  name: 'insurance.statement.export',
  path: `${path}/exportStatement`,
  request: z.strictObject({ month: day, place: optional(place), format: z.enum(['xlsx', 'csv']) }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound', uacCodes.confirmNeeded],
  doc: 'Writes the statement of a month as a sheet, one line for each person, to compare with the bill of the insurer.',
});

/** The calls about monthly statements. */
export const statementCalls = {
  insuranceStatement,
  insuranceStatementPeople,
  insuranceStatementFile,
};
