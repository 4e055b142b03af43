/** Figures about people; every one carries its definition in `doc` and the day it was counted for. */
import * as z from 'zod/mini';
import { day, id, optional } from '../kit/atoms.ts';
import { defineCard } from '../kit/card.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { biFunctions } from './functions.ts';

const access = { kind: 'function', functionId: biFunctions.workforce } as const;
const scope = { organId: optional(id), asOf: optional(day) };

export const headCountByOrgan = defineCall({
  name: 'report.headCount.byOrgan',
  path: '/gateway/report/web/workforce/getHeadCountByOrgan',
  service: 'report',
  request: z.strictObject({ ...scope }),
  result: z.object({
    asOf: day,
    total: z.number(),
    rows: z.array(
      z.object({
        organId: id,
        organName: z.string(),
        headCount: z.number(),
        hasChildren: z.boolean(),
      }),
    ),
  }),
  access,
  doc: 'Head-count (active at the end of the day) of the children of an organisation, each with all below it.',
});

export const agePyramid = defineCall({
  name: 'report.age.pyramid',
  path: '/gateway/report/web/workforce/getAgePyramid',
  service: 'report',
  request: z.strictObject({ ...scope }),
  result: z.object({
    asOf: day,
    rows: z.array(
      z.object({
        from: z.number(),
        to: z.nullable(z.number()),
        female: z.number(),
        male: z.number(),
      }),
    ),
    /** People in bars of fewer than five, which who does not see birth dates is not shown. */
    withheld: z.number(),
    unknown: z.number(),
  }),
  access,
  errors: ['noFieldPermission'],
  doc: 'Active people by gender in age bands of five years; `to` is null for the last, open band.',
});

export const movementByMonth = defineCall({
  name: 'report.movement.byMonth',
  path: '/gateway/report/web/workforce/getMovementByMonth',
  service: 'report',
  request: z.strictObject({ ...scope, months: z._default(z.enum(['12', '24', '36']), '12') }),
  result: z.object({
    rows: z.array(
      z.object({
        /** `YYYY-MM`. */
        month: z.string(),
        joined: z.number(),
        left: z.number(),
        opening: z.number(),
        closing: z.number(),
        /** Leavers / ((opening + closing) / 2), as a fraction; null when no one was there. */
        turnover: z.nullable(z.number()),
      }),
    ),
    /** The same over the whole span. */
    turnover: z.nullable(z.number()),
  }),
  access,
  doc: 'Joiners, leavers and turnover by month; turnover is leavers over the mean of opening and closing head-count.',
});

export const workforceFigures = defineCard({
  name: 'report.card.figures',
  path: '/gateway/report/web/home/getWorkforceFigures',
  service: 'report',
  functionId: biFunctions.workforce,
  doc: 'Head-count, joiners and leavers of this month within the data range of the caller.',
});

/** The calls about figures. */
export const reportCalls = {
  headCountByOrgan,
  agePyramid,
  movementByMonth,
  workforceFigures,
} as const satisfies CallTable;
