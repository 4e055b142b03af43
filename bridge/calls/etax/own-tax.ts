/** The own tax of a year, for every employee: opened with the password like a slip. */
import * as z from 'zod/mini';
import { day } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import { monthAmounts, payment, yearTax } from './declaration-shapes.ts';

const path = '/gateway/etax/web/myTax';

/** Who opens it has typed the password lately: the function is checked with it. */
const own = {
  service: 'etax',
  access: { kind: 'session' },
  bodyLimit: 2048,
  effect: 'write',
  errors: ['notFound', 'noPermission', uacCodes.confirmNeeded],
} as const;

const request = z.strictObject({
  year: z.string('required').check(z.regex(/^(19|20|21)\d\d$/, 'invalid')),
});

export const myTaxYear = defineCall({
  ...own,
  name: 'etax.myTax.open',
  path: `${path}/openMyTax`,
  encoding: 'json',
  request,
  result: z.object({
    year: z.number(),
    /** The years in which anything was paid, the newest first. */
    years: z.array(z.number()),
    company: z.string(),
    name: z.string(),
    staffNo: z.string(),
    residency: z.enum(['resident', 'non-resident']),
    opening: z.nullable(z.object({ ...monthAmounts })),
    months: z.array(z.object({ month: day, ...monthAmounts, year: z.nullable(yearTax) })),
    /** Labour, author's and royalty income of the year. */
    payments: z.array(payment),
    /** The whole year of wages, with what was brought along. */
    sums: z.object({ ...monthAmounts }),
  }),
  doc: 'Opens the own tax of a year: income, deductions and tax withheld by month. Without a password typed in the last five minutes it is refused with `uac.confirmNeeded`.',
});

export const myTaxFile = defineCall({
  ...own,
  name: 'etax.myTax.file',
  path: `${path}/downloadMyTax`,
  // The shell saves files that it asks for by a form.
  encoding: 'form',
  request,
  result: z.null(),
  answer: 'file',
  doc: 'Downloads the own tax of a year as PDF, under the same condition.',
});

/** The calls about the own tax. */
export const ownTaxCalls = { myTaxYear, myTaxFile };
