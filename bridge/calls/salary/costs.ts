/** What pay costs, without names. */
import * as z from 'zod/mini';
import { day, id, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { salaryFunctions } from './functions.ts';
import { amount } from './run-shapes.ts';

/** Organisations with fewer people are one line together: the sum of one person is the pay of that person. */
export const leastPeopleOfCosts = 3;

const sums = {
  people: z.number(),
  gross: amount,
  employerContributions: amount,
  cost: amount,
  ownContributions: amount,
  tax: amount,
  net: amount,
};

export const payCosts = defineCall({
  name: 'salary.cost.list',
  path: '/gateway/salary/web/payCost/getPayCosts',
  service: 'salary',
  access: { kind: 'function', functionId: salaryFunctions.costs },
  request: z.strictObject({
    /** First days of months; the last twelve months when absent. */
    fromMonth: optional(day),
    toMonth: optional(day),
  }),
  result: z.object({
    months: z.array(z.object({ month: day, ...sums })),
    rows: z.array(
      z.object({
        month: day,
        /** Null for the small organisations together. */
        organId: z.nullable(id),
        organName: z.nullable(z.string()),
        ...sums,
      }),
    ),
  }),
  errors: [],
  doc: 'Returns what paid and closed runs cost by month and organisation, without names; small organisations are one line.',
});

/** The calls about costs. */
export const payCostCalls = { payCosts };
