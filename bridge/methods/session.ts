import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

export const getToken = defineMethod({
  name: 'session.token',
  request: z.strictObject({}),
  result: z.object({ token: z.string(), expiresAt: z.number() }),
  capability: 'session.token',
  dataClass: 'secret',
  errors: ['signedOut'],
  perMinute: 30,
  deadline: 15_000,
  doc: 'Answers a token for the gateway, good for 120 s and for this app only; expiresAt in milliseconds since 1970.',
});
