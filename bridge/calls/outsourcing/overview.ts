/** Dispatched work at a glance: the ratio of every legal entity, and what is due soon. */
import * as z from 'zod/mini';
import { day, id, optional } from '../kit/atoms.ts';
import { type CardCall, defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { outsourcingFunctions } from './functions.ts';

export const dispatchOverview = defineCall({
  name: 'outsourcing.overview',
  path: '/gateway/outsourcing/web/overview/getOverview',
  service: 'outsourcing',
  request: z.strictObject({ asOf: optional(day) }),
  result: z.object({
    asOf: day,
    /** Of every legal entity that may employ people, as the law counts (Interim Provisions on Labour Dispatch, art. 4). */
    entities: z.array(
      z.object({
        id,
        name: z.string(),
        /** People with a contract of the entity, without interns and retirees. */
        own: z.number(),
        dispatched: z.number(),
        /** Percent of both, with two digits after the point. */
        ratio: z.string(),
        /** How many more may start; negative when there are too many. */
        room: z.number(),
        state: z.enum(['fine', 'near', 'over']),
        /** Places of service agreements with four signs of dispatch or more, which count as dispatch (art. 27). */
        disguised: z.number(),
        /** The ratio with them; null where there are none. */
        secondRatio: z.nullable(z.string()),
        secondState: z.enum(['fine', 'near', 'over']),
      }),
    ),
    /** Percent that may be dispatched, and from which the ratio is near. */
    limit: z.string(),
    near: z.string(),
    /** Assignments that end within 60 days, the first one first; 20 at most. */
    ending: z.array(z.object({ id, name: z.string(), post: z.string(), toOn: day })),
    /** Substitutes who work on although the person they replace is back after `endOn`: the day that is proposed as the last. */
    substitutes: z.array(
      z.object({
        id,
        name: z.string(),
        post: z.string(),
        replaced: z.string(),
        endOn: day,
        toOn: day,
      }),
    ),
    /** Workers who are sent for a third short term in a row or more, with all of their terms. */
    chains: z.array(
      z.object({ id, name: z.string(), post: z.string(), terms: z.array(z.string()) }),
    ),
    /** Agencies whose permit ends within 60 days or has ended. */
    permits: z.array(z.object({ id, name: z.string(), permitTo: day })),
    /** Lines of months that an agency disputes, the oldest month first; 20 at most. */
    disputes: z.array(z.object({ id, name: z.string(), month: day, note: z.nullable(z.string()) })),
    /** Requests with workers that an agency proposes and that are not decided; 20 at most. */
    proposals: z.array(z.object({ id, name: z.string(), candidates: z.number(), neededOn: day })),
    /** Returns that are not closed. */
    openReturns: z.number(),
  }),
  access: { kind: 'function', functionId: outsourcingFunctions.overview },
  doc: 'The dispatch ratio of every legal entity on a day, and the assignments, permits and returns that need care.',
});

export const dispatchCard: CardCall = defineCard({
  name: 'outsourcing.card.todos',
  path: '/gateway/outsourcing/web/home/getDispatchTodos',
  service: 'outsourcing',
  functionId: outsourcingFunctions.overview,
  doc: 'What needs care in dispatched work: employers near the limit, assignments and permits that end, open returns.',
});
