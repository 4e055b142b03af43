import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

export const focusLost = defineMethod({
  name: 'focus.lost',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'none',
  threats: ['T14'],
  perMinute: 240,
  doc: "Tells the shell that the app's document lost the keyboard; between two frames only the loser can notice it.",
});

export const leaveFocus = defineMethod({
  name: 'focus.leave',
  request: z.strictObject({ direction: z.enum(['forward', 'backward']) }),
  result: z.null(),
  capability: 'none',
  threats: ['T14'],
  errors: ['busy'],
  perMinute: 240,
  doc: 'Gives the keyboard to what comes after or before the frame in the order of the Tab key, for a page that takes that key itself, such as an editor; refused to a frame that does not have it.',
});
