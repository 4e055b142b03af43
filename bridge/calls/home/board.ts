/** The home page: which cards there are for a person, and how the person arranged them. */
import * as z from 'zod/mini';
import { day, list } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** How much room a card takes: a third of the row, two thirds, or all of it. */
export const cardSizes = ['small', 'wide', 'full'] as const;

/** A card as it is named in an arrangement: `personnel.calendar`, or `shell.notices` for the portal's own. */
const cardKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,31}\.[a-z][a-z0-9-]{1,31}$/, 'invalid'));

/** The most cards an arrangement names. */
const mostCards = 60;

/** One card that an app supplies. */
export const homeCard = z.object({
  key: z.string(),
  app: z.string(),
  name: z.string(),
  size: z.enum(cardSizes),
  /** `todos`: its lines stand in the portal's own card of to-dos instead of a card. */
  joins: z.enum(['none', 'todos']),
  /** Path of the call that returns the content. */
  path: z.string(),
});

/** How the cards are arranged; a card that is named nowhere stands where the portal puts it. */
export const homeLayout = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

const shared = { service: 'joyhr', caller: 'shell', access: { kind: 'session' } } as const;

export const homeBoard = defineCall({
  ...shared,
  name: 'joyhr.home.board',
  path: '/gateway/joyhr/web/home/getBoard',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    cards: z.array(homeCard),
    layout: homeLayout,
    /** The day it is where the company works, which its calendar and figures go by. */
    today: day,
    /** The hour of that day, 0 to 23: a person is greeted by the same clock. */
    hour: z.int().check(z.minimum(0), z.maximum(23)),
  }),
  doc: 'Returns the cards of the apps the caller may open, how the caller arranged the home page, and the day and hour it is.',
});

export const saveHomeLayout = defineCall({
  ...shared,
  name: 'joyhr.home.saveLayout',
  path: '/gateway/joyhr/web/home/saveLayout',
  encoding: 'json',
  request: z.strictObject({ order: list(cardKey, mostCards), hidden: list(cardKey, mostCards) }),
  result: homeLayout,
  effect: 'write',
  doc: 'Keeps how the caller arranged the home page, for every browser.',
});
