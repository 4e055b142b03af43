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
