/** The account of somebody who was hired: it is opened, and its person is invited by mail or SMS. */
import * as z from 'zod/mini';
import { id, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { deliveryChannels } from '../uac/delivery.ts';
import { uacCodes } from '../uac/terms.ts';

export const inviteEntrant = defineCall({
  name: 'joyhr.life.invite',
  path: '/gateway/joyhr/web/life/inviteEntrant',
  service: 'joyhr',
  request: z.strictObject({ entryId: id }),
  result: z.object({
    loginName: z.string(),
    /** What the invitation went by and to whom, masked; null where the company sends by neither. */
    sent: z.nullable(z.object({ channel: z.enum(deliveryChannels), to: z.string() })),
    /** To hand over by other means, where nothing was sent; shown once. */
    link: z.nullable(z.object({ address: z.string(), expiresAt: moment })),
  }),
  effect: 'write',
  // Mail leaves after its transaction, so the policy of the handler asks for the function that makes entries.
  access: { kind: 'session' },
  errors: [
    'notFound',
    'noPermission',
    'throttled',
    uacCodes.confirmNeeded,
    uacCodes.beyondOwnRights,
    uacCodes.accountInUse,
  ],
  doc: 'Opens the account of somebody who was hired, or of one who came back, and invites its person to choose a password.',
});
