/** A month of dispatched work: what attendance makes of it, and what it comes to. */
import * as z from 'zod/mini';
import { day, id, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { dispatchSettlement } from './records/settlement.ts';
import { outsourcingCodes } from './terms.ts';

const amount = z.nullable(z.string());

export const dispatchMonth = defineCall({
  name: 'outsourcing.settle.month',
  path: '/gateway/outsourcing/web/settle/getMonth',
  service: 'outsourcing',
  request: z.strictObject({ month: optional(day) }),
  result: z.object({
    /** The first day of the month; the month before this one where none is asked for. */
    month: day,
    /** Months to choose from, the latest first. */
    months: z.array(day),
    /** Whether its attendance is closed. */
    closed: z.boolean(),
    rows: z.array(
      z.object({
        id,
        worker: z.string(),
        state: z.enum(['draft', 'approved', 'confirmed', 'disputed', 'paid']),
        /** Waits for an approval. */
        pending: z.boolean(),
        /** The first day of the earlier month that the line corrects. */
        corrects: z.nullable(day),
        hours: amount,
        /** Null where the caller may not see it. */
        basePay: amount,
        overtimePay: amount,
        insurance: amount,
        fee: amount,
        tax: amount,
        total: amount,
      }),
    ),
    /** Null where the caller may not see every amount. */
    sums: z.nullable(
      z.object({
        all: z.string(),
        disputed: z.string(),
        undisputed: z.string(),
        lines: z.number(),
        disputedLines: z.number(),
      }),
    ),
    /** Settlements of agencies that have confirmed all of their lines, and how far the invoice is; null where amounts may not be seen. */
    agencies: z.nullable(
      z.array(
        z.object({
          id,
          agencyName: z.string(),
          number: z.string(),
          gross: z.string(),
          state: z.string(),
          invoice: z.enum(['none', 'received', 'accepted']),
          invoiceNumber: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  access: { kind: 'function', functionId: dispatchSettlement.functionId },
  doc: 'The settlements of a month line by line, and their sum with and without the lines in dispute.',
});

export const computeDispatchMonth = defineCall({
  name: 'outsourcing.settle.compute',
  path: '/gateway/outsourcing/web/settle/compute',
  service: 'outsourcing',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ month: day }),
  result: z.object({
    made: z.number(),
    /** Drafts that follow a change. */
    changed: z.number(),
    /** Lines that are approved, disputed or paid and stay. */
    kept: z.number(),
    /** New lines that correct an earlier month. */
    corrections: z.number(),
  }),
  access: { kind: 'function', functionId: `${dispatchSettlement.functionId}.edit` },
  errors: [outsourcingCodes.monthOpen],
  doc: 'Makes the settlements of a month out of its closed attendance. A second time makes nothing twice.',
});
