import * as z from 'zod/mini';
import { route, tabId } from './atoms.ts';
import { defineMethod } from './define.ts';

export const replaceRoute = defineMethod({
  name: 'navigation.replace',
  request: z.strictObject({ route, tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'navigation',
  threats: ['T14', 'T18'],
  errors: ['notFound'],
  doc: "Tells the shell the place one of the app's own tabs, by default the shown one, is at now.",
});

export const pushRoute = defineMethod({
  name: 'navigation.push',
  request: z.strictObject({ route, tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'navigation',
  threats: ['T14', 'T18'],
  errors: ['notFound'],
  doc: 'As replace, with an entry in the history that Back returns from; a tab that is not shown gets no entry, nor do moves beyond 20 at once or one a second.',
});

export const goBack = defineMethod({
  name: 'navigation.back',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'navigation',
  threats: ['T14'],
  errors: ['busy'],
  perMinute: 30,
  doc: "Does what the browser's Back button does; `busy` while another app is in front.",
});

export const openExternal = defineMethod({
  name: 'navigation.external',
  request: z.strictObject({
    /** Of the schemes that only lead to a place. */
    address: z
      .string()
      .check(z.maxLength(2048), z.regex(/^(https?:\/\/|mailto:|tel:)[\u0021-\uffff]+$/i)),
  }),
  result: z.object({
    /** False when the person stayed. */
    opened: z.boolean(),
  }),
  capability: 'navigation',
  threats: ['T13', 'T14', 'T18'],
  errors: ['busy', 'notFound'],
  perMinute: 12,
  deadline: 'none',
  doc: 'Opens a website, a mail or a call beside the portal, which names another host and asks first; only right after a click; `notFound` for what is no address.',
});
