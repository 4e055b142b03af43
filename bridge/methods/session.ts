import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

export const getToken = defineMethod({
  name: 'session.token',
  request: z.strictObject({}),
  result: z.object({ token: z.string(), expiresAt: z.number() }),
  capability: 'session.token',
  threats: ['T7', 'T8'],
  dataClass: 'secret',
  errors: ['signedOut'],
  perMinute: 30,
  deadline: 15_000,
  doc: 'Returns a token for the gateway, good for 120 s and for this app only; expiresAt in milliseconds since 1970.',
});

export const getIdentity = defineMethod({
  name: 'session.identity',
  request: z.strictObject({}),
  result: z.object({ token: z.string(), expiresAt: z.number() }),
  capability: 'session.identity',
  threats: ['T7', 'T8'],
  dataClass: 'secret',
  errors: ['signedOut'],
  perMinute: 30,
  deadline: 15_000,
  doc: "Returns a signed statement of who is signed in for the app's own server, good for 120 s; the gateway takes it for nothing.",
});

export const checkSession = defineMethod({
  name: 'session.check',
  request: z.strictObject({}),
  result: z.null(),
  capability: 'session.token',
  perMinute: 12,
  doc: 'Asks the shell to look whether the session and the rights still stand, after the gateway doubted them.',
});

export const confirmSession = defineMethod({
  name: 'session.confirm',
  request: z.strictObject({}),
  /** False when the person left it, or could not prove it. */
  result: z.boolean(),
  capability: 'session.token',
  threats: ['T13', 'T14'],
  errors: ['busy', 'notGranted'],
  perMinute: 12,
  deadline: 'none',
  since: '1.3',
  doc: 'Has the person prove once more who it is, before a change that the gateway refuses with `uac.confirmNeeded`. The shell asks, in a dialog of its own, with every frame out of sight; who proved it in the last minutes is not asked. Only for an app of the house in front; requests at once share one dialog.',
});
