import * as z from 'zod/mini';
import { line, lines } from './atoms.ts';
import { defineMethod } from './define.ts';

export const confirm = defineMethod({
  name: 'dialogs.confirm',
  request: z.strictObject({
    title: line(80),
    text: lines(2000),
    okText: z.optional(line(20)),
    cancelText: z.optional(line(20)),
    tone: z._default(z.enum(['normal', 'danger']), 'normal'),
  }),
  result: z.object({ confirmed: z.boolean() }),
  capability: 'dialogs',
  errors: ['busy'],
  perMinute: 20,
  deadline: 'none',
  doc: 'Asks the person to confirm, over the whole shell, in plain text; one dialog of an app at a time, and only of the app in front.',
});

export const print = defineMethod({
  name: 'dialogs.print',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'dialogs',
  errors: ['busy'],
  perMinute: 6,
  deadline: 'none',
  doc: 'Prints the window with the page of the app in front, which its sandbox forbids it to do itself; only right after a click, and never without the person seeing the print dialog.',
});

export const message = defineMethod({
  name: 'dialogs.message',
  request: z.strictObject({
    text: line(200),
    tone: z._default(z.enum(['info', 'success', 'warning', 'error']), 'info'),
  }),
  result: z.null(),
  capability: 'dialogs',
  perMinute: 20,
  doc: 'Shows a short message for three seconds, in the place of an earlier one.',
});
