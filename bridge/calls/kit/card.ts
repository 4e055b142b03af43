/**
 * What a card of the home page holds. An app names gateway calls that answer such a value; the shell draws it with its
 * own parts, so no code of the app runs for it.
 */
import * as z from 'zod/mini';
import { day, optional } from './atoms.ts';
import { type Call, defineCall, type Service } from './define.ts';

/** A page of the app that supplies the card, or null where nothing is to be opened. */
const route = z.nullable(z.string());

/** How much a line asks to be looked at. */
export const cardTone = z.enum(['plain', 'accent', 'good', 'warn', 'bad']);

const figure = z.object({
  label: z.string(),
  value: z.number(),
  format: z.enum(['number', 'percent']),
  /** A few words below the label. */
  hint: z.nullable(z.string()),
  tone: cardTone,
  route,
});

const line = z.object({
  label: z.string(),
  detail: z.nullable(z.string()),
  /** Shown at the end of the line. */
  count: z.nullable(z.number()),
  tone: cardTone,
  route,
});

const mark = z.object({
  day,
  /** Code of one of `kinds`. */
  kind: z.string(),
  /** How many people it is about; `people` holds the first of them. */
  total: z.number(),
  people: z.array(z.object({ name: z.string(), detail: z.nullable(z.string()), route })),
});

/** Everything a card can hold. */
export const cardContent = z.union([
  z.object({ kind: z.literal('figures'), asOf: day, figures: z.array(figure) }),
  z.object({ kind: z.literal('list'), lines: z.array(line) }),
  z.object({
    kind: z.literal('calendar'),
    /** `YYYY-MM`. */
    month: z.string(),
    today: day,
    kinds: z.array(z.object({ code: z.string(), label: z.string(), tone: cardTone })),
    marks: z.array(mark),
  }),
  z.object({ kind: z.literal('links'), links: z.array(z.object({ label: z.string(), route })) }),
]);

/** What a card holds. */
export type CardContent = z.output<typeof cardContent>;

/** The most people that a mark of a calendar names. */
export const namedPeople = 8;

/** What every source of a card is asked with. */
export const cardRequest = z.strictObject({
  /** `YYYY-MM`: the month a calendar shows, this one without it. */
  month: optional(z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date'))),
});

/** A call that returns the content of a card. */
export type CardCall = Call<typeof cardRequest, typeof cardContent>;

/** The call behind the path that the board gave for a card. */
export function cardCallAt(path: string): CardCall {
  return defineCard({ name: 'card', path, service: 'joyhr', functionId: '', doc: '' });
}

/** Makes the source of a card; a manifest names it in `cards`. */
export function defineCard(call: {
  readonly name: string;
  readonly path: string;
  readonly service: Service;
  /** Who has this function gets the card. */
  readonly functionId: string;
  readonly doc: string;
}): CardCall {
  const { functionId, ...rest } = call;
  return defineCall({
    ...rest,
    request: cardRequest,
    result: cardContent,
    caller: 'shell',
    access: { kind: 'function', functionId },
  });
}
