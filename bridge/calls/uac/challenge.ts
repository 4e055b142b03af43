/** Proof that a person is there: a slider puzzle, a picture of characters, or work for the browser. A speed bump, never a way in. */
import * as z from 'zod/mini';
import { optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { secret } from './secret.ts';
import { uacCodes } from './terms.ts';

/** How a person can prove it; `work` asks nothing of eyes and hands. */
export const challengeKinds = ['slider', 'picture', 'work'] as const;

/** What a passed challenge is good for. */
export const challengePurposes = ['signIn', 'sendCode', 'register'] as const;

/** One of those purposes. */
export type ChallengePurpose = (typeof challengePurposes)[number];

/** Seconds for which a challenge waits, and for which one that was passed counts. */
export const challengeSeconds = { life: 120, pass: 180 } as const;

/** One place of the slider and the milliseconds since its first one. */
const trailPoint = z.tuple([z.int(), z.int()]);

const open = {
  service: 'uac',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
  effect: 'write',
} as const;

export const generateCaptcha = defineCall({
  ...open,
  name: 'uac.captcha.generate',
  path: '/gateway/uac/web/generateCaptcha',
  bodyLimit: 2048,
  request: z.strictObject({ kind: z.enum(challengeKinds), purpose: z.enum(challengePurposes) }),
  result: z.object({
    challenge: secret,
    /** In points of the picture: its size, and size and top of the piece. Null for other kinds. */
    slider: z.nullable(
      z.object({ width: z.number(), height: z.number(), piece: z.number(), top: z.number() }),
    ),
    /** Bits that the SHA-256 of `challenge:number` begins with as zeros; 0 for other kinds. */
    bits: z.number(),
  }),
  errors: ['throttled', 'busy'],
  doc: 'Draws a challenge that can be tried once within two minutes.',
});

export const getCaptchaImage = defineCall({
  ...open,
  name: 'uac.captcha.image',
  method: 'GET',
  effect: 'read',
  path: '/gateway/uac/web/getCaptchaImage',
  encoding: 'query',
  request: z.strictObject({
    challenge: secret,
    part: z._default(z.enum(['picture', 'piece']), 'picture'),
    /** Keeps a browser from showing an older picture. */
    t: optional(text(1, 20)),
  }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Sends the picture of a challenge, or the piece that belongs into it.',
});

export const checkCaptcha = defineCall({
  ...open,
  name: 'uac.captcha.check',
  path: '/gateway/uac/web/checkCaptcha',
  bodyLimit: 16_384,
  request: z.strictObject({
    challenge: secret,
    /** Characters of the picture, the left edge of the piece, or the number that was found. */
    answer: text(1, 64),
    /** The way of the piece. */
    trail: z.optional(z.array(trailPoint).check(z.maxLength(600, 'tooLarge'))),
  }),
  result: z.object({ pass: secret }),
  errors: [uacCodes.challengeWrong, 'throttled'],
  doc: 'Takes the one try at a challenge, and returns what counts once for what it was asked for.',
});
