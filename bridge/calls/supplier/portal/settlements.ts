/** Settlements and evaluations as people of a supplier see and answer them. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { criteria } from '../records/evaluation.ts';
import { supplierCodes as codes } from '../terms.ts';
import { ofPartners, portalPath, version, writesOfPartners } from './portal-call.ts';

/** The states of settlements that their supplier sees. */
export const portalSettlementStates = [
  'sent',
  'disputed',
  'confirmed',
  'approved',
  'paid',
] as const;

export const portalSettlements = defineCall({
  ...ofPartners,
  name: 'supplier.portal.settlements',
  path: `${portalPath}/getSettlements`,
  request: z.strictObject({
    ...pageRequest,
    /** Only this one. */
    settlementId: optional(id),
  }),
  result: pageOf(
    z.object({
      settlementId: id,
      version: z.number(),
      number: z.string(),
      /** The first day of the month. */
      month: day,
      state: z.enum(portalSettlementStates),
      /** Amounts as text with two digits after the point. */
      net: z.string(),
      tax: z.string(),
      adjustment: z.nullable(z.string()),
      adjustmentReason: z.nullable(z.string()),
      gross: z.string(),
      disputeNote: z.nullable(z.string()),
      paidOn: z.nullable(day),
      /** The deliveries in it, the first 200. */
      deliveries: z.array(
        z.object({ number: z.string(), orderNumber: z.string(), arrivedOn: day, net: z.string() }),
      ),
    }),
  ),
  doc: 'Settlements that were sent to the supplier with their deliveries, the last month first.',
});

export const portalAnswerSettlement = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.answerSettlement',
  path: `${portalPath}/answerSettlement`,
  request: z.strictObject({
    settlementId: id,
    version,
    answer: z.enum(['confirm', 'dispute'], 'choice'),
    /** What is wrong with it; needed for a dispute. */
    note: optional(lines(1, 500)),
  }),
  result: z.object({ state: z.enum(portalSettlementStates) }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Confirms a settlement, or disputes it and says why.',
});

export const portalEvaluations = defineCall({
  ...ofPartners,
  name: 'supplier.portal.evaluations',
  path: `${portalPath}/getEvaluations`,
  request: z.strictObject({ ...pageRequest }),
  result: pageOf(
    z.object({
      evaluationId: id,
      version: z.number(),
      name: z.string(),
      fromOn: day,
      toOn: day,
      state: z.enum(['released', 'appealed', 'final']),
      score: z.nullable(z.string()),
      level: z.nullable(z.enum(['A', 'B', 'C', 'D'])),
      /** The last day of an appeal; null once it is over or there was one. */
      appealUntil: z.nullable(day),
      appealNote: z.nullable(z.string()),
      scores: z.array(
        z.object({
          criterion: z.enum(criteria),
          weight: z.number(),
          value: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  doc: 'Released evaluations of the supplier, the last one first.',
});

export const portalAppeal = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.appeal',
  path: `${portalPath}/appeal`,
  request: z.strictObject({ evaluationId: id, version, note: lines(1, 1000) }),
  result: z.null(),
  errors: ['notFound', 'conflict', 'notNow', codes.appealOver],
  doc: 'Appeals a released evaluation within ten days.',
});

/** The calls about settlements and evaluations. */
export const portalSettlementCalls: {
  readonly portalSettlements: typeof portalSettlements;
  readonly portalAnswerSettlement: typeof portalAnswerSettlement;
  readonly portalEvaluations: typeof portalEvaluations;
  readonly portalAppeal: typeof portalAppeal;
} = { portalSettlements, portalAnswerSettlement, portalEvaluations, portalAppeal };
