import * as z from 'zod/mini';
import { route } from './atoms.ts';
import { defineMethod } from './define.ts';

export const replaceRoute = defineMethod({
  name: 'navigation.replace',
  request: z.strictObject({ route }),
  result: z.null(),
  capability: 'navigation',
  doc: 'Tells the shell the place the shown tab stands at now, without a new entry in the history.',
});

export const pushRoute = defineMethod({
  name: 'navigation.push',
  request: z.strictObject({ route }),
  result: z.null(),
  capability: 'navigation',
  doc: 'Moves the shown tab to another place of the app, with an entry in the history that Back returns from.',
});

export const goBack = defineMethod({
  name: 'navigation.back',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'navigation',
  perMinute: 30,
  doc: "Does what the browser's Back button does.",
});
