/** The tokens of sub-apps; apart from the sign-in, since the page for that carries its own. */
import * as z from 'zod/mini';
import { text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

export const appToken = defineCall({
  name: 'uac.token.issue',
  path: '/gateway/uac/web/appToken',
  service: 'uac',
  encoding: 'json',
  request: z.strictObject({ appCode: text(1, 64), mountId: text(16, 64) }),
  result: z.object({ token: z.string(), expiresAt: z.number() }),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  errors: ['notFound'],
  doc: 'Exchanges the session for a token of 120 s whose audience is the mounted app; expiresAt in milliseconds since 1970.',
});

export const identityToken = defineCall({
  name: 'uac.token.identity',
  path: '/gateway/uac/web/identityToken',
  service: 'uac',
  encoding: 'json',
  request: z.strictObject({ appCode: text(1, 64), mountId: text(16, 64) }),
  result: z.object({ token: z.string(), expiresAt: z.number() }),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  errors: ['notFound'],
  doc: "Makes a signed statement of 120 s for the mounted app's own server of who is signed in, under a name for that app alone.",
});

export const revokeMount = defineCall({
  name: 'uac.token.revokeMount',
  path: '/gateway/uac/web/revokeMount',
  service: 'uac',
  encoding: 'json',
  request: z.strictObject({ mountId: text(16, 64) }),
  result: z.null(),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  outside: 'account',
  doc: 'Ends every token made for one mount of a sub-app.',
});
