/** What leavers hand over: kept by who looks after leavings, confirmed by who takes it. */
import * as z from 'zod/mini';
import { day, id, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { personnelFunctions } from './functions.ts';
import { leaving } from './records/leaving.ts';

const path = '/gateway/joyhr/web/life';
const ofLeavings = { kind: 'function', functionId: leaving.functionId } as const;

const handoverItem = z.object({
  id,
  item: z.string(),
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  doneByName: z.nullable(z.string()),
});
const handoverList = z.object({
  items: z.array(handoverItem),
  can: z.object({ edit: z.boolean() }),
});

export const getHandover = defineCall({
  name: 'joyhr.handover.get',
  path: `${path}/getHandover`,
  service: 'joyhr',
  request: z.strictObject({ leavingId: id }),
  result: handoverList,
  access: ofLeavings,
  errors: ['notFound'],
  doc: 'Lists what a leaver hands over, to whom, and what is done.',
});

/** Most things one leaver hands over. */
export const mostHandoverItems = 50;

export const saveHandover = defineCall({
  name: 'joyhr.handover.save',
  path: `${path}/saveHandover`,
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({
    leavingId: id,
    items: z
      .array(
        z.strictObject({
          id: z.optional(id),
          item: text(1, 120),
          ownerId: z.nullable(id),
          done: z.boolean(),
        }),
      )
      .check(z.maxLength(mostHandoverItems, 'tooLarge')),
  }),
  result: handoverList,
  effect: 'write',
  access: { kind: 'function', functionId: `${leaving.functionId}.edit` },
  errors: ['notFound', 'noPermission'],
  doc: 'Saves what a leaver hands over: all items in their order, each ticked off or not.',
});

export const myHandovers = defineCall({
  name: 'joyhr.handover.mine',
  path: `${path}/getMyHandovers`,
  service: 'joyhr',
  request: z.strictObject({}),
  result: z.object({
    items: z.array(
      z.object({
        id,
        item: z.string(),
        /** Who hands it over, and until when. */
        leaverName: z.string(),
        lastDay: day,
        doneAt: z.nullable(z.string()),
      }),
    ),
  }),
  access: { kind: 'function', functionId: personnelFunctions.handovers },
  errors: ['notFound'],
  doc: 'Lists what colleagues who leave hand over to the caller: open items, and those done in the last 90 days.',
});

export const tickHandover = defineCall({
  name: 'joyhr.handover.tick',
  path: `${path}/tickHandover`,
  service: 'joyhr',
  request: z.strictObject({ itemId: id, done: z.enum(['0', '1']) }),
  result: z.object({ doneAt: z.nullable(z.string()) }),
  effect: 'write',
  access: { kind: 'function', functionId: personnelFunctions.handovers },
  errors: ['notFound'],
  doc: 'Ticks off, or opens again, an item that is handed over to the caller.',
});

/** The calls about hand-overs. */
export const handoverCalls = { getHandover, saveHandover, myHandovers, tickHandover };
