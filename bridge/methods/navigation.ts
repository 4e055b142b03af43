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
  doc: "Tells the shell the place one of the app's own tabs, by default the shown one, stands at now.",
});

export const pushRoute = defineMethod({
  name: 'navigation.push',
  request: z.strictObject({ route, tabId: z.optional(tabId) }),
  result: z.null(),
  capability: 'navigation',
  threats: ['T14', 'T18'],
  errors: ['notFound'],
  doc: 'As replace, with an entry in the history that Back returns from; a tab that is not shown gets no entry.',
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
