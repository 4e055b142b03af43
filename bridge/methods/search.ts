import * as z from 'zod/mini';
import { line, route } from './atoms.ts';
import { defineMethod } from './define.ts';

/** Results of one app that can be registered at once. */
export const mostRegistered = 100;

/** Results one app can answer for one keyword; the search shows fewer of them. */
export const mostAnswered = 20;

const shown = { title: line(80), detail: z.optional(line(80)), route };

/** A result that is ready: it is found by its title, and by further words such as pinyin in syllables (`yan fa`). */
export const registeredResult = z.strictObject({ ...shown, words: z.optional(line(200)) });

/** A result for one keyword: plain text, and a place inside the app. */
export const answeredResult = z.strictObject(shown);

export const registerResults = defineMethod({
  name: 'search.register',
  request: z.strictObject({
    items: z.optional(z.array(registeredResult).check(z.maxLength(mostRegistered))),
    asks: z.optional(z.boolean()),
  }),
  result: z.null(),
  capability: 'search',
  threats: ['T16', 'T18'],
  errors: ['disconnected'],
  perMinute: 60,
  doc: 'Says what the search over the whole portal finds of the app while it is open: `items` in the place of earlier ones, found without asking the app; with `asks` the app is asked for each keyword by `app.search`. What is left out stays as it was.',
});
