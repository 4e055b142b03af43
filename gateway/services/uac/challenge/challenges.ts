import { createHash } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type ChallengePurpose,
  challengeSeconds,
  type checkCaptcha,
  type generateCaptcha,
  type getCaptchaImage,
} from '#bridge/calls/uac/challenge.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { countWithin, networkOf, shortHash } from '../sign-in-throttle.ts';
import { drawCharacters } from './draw-characters.ts';
import { drawSlider, sliderSize } from './draw-slider.ts';
import { isLikelyTrail } from './trail.ts';

/** Challenges that one address asks for or tries in a minute. */
const PER_MINUTE = 30;
/** Zeros that the browser looks for: about two seconds. */
const WORK_BITS = 16;
/** Points that a piece may be off. */
const TOLERANCE = 4;

interface Drawn {
  readonly answer: string;
  readonly top: number;
  readonly picture: Buffer | null;
  readonly piece: Buffer | null;
}

/**
 * Draws a challenge and keeps what solves it.
 * @throws {RefusedError} `throttled`
 */
export async function generate(
  context: GatewaySessionContext,
  { kind, purpose }: ParsedRequestOf<typeof generateCaptcha>,
): Promise<ResultOf<typeof generateCaptcha>> {
  await countTry(context);
  const challenge = newSecret();
  const { answer, top, picture, piece } = await draw(context, kind);
  const now = context.now();
  await inTransaction(context, (transaction) =>
    transaction
      .insertInto('sign_in_challenge')
      .values({
        secret_hash: hashOf(challenge),
        network: networkKey(context),
        created_at: now,
        expires_at: new Date(now.getTime() + challengeSeconds.life * 1000),
        kind,
        purpose,
        answer,
        picture,
        piece,
      })
      .execute(),
  );
  return {
    challenge,
    slider: kind === 'slider' ? { ...sliderSize, top } : null,
    bits: kind === 'work' ? WORK_BITS : 0,
  };
}

async function draw(
  { services }: GatewaySessionContext,
  kind: 'slider' | 'picture' | 'work',
): Promise<Drawn> {
  if (kind === 'slider') {
    const { left, ...slider } = await drawSlider();
    return { ...slider, answer: String(left) };
  }
  if (kind === 'work') return { answer: String(WORK_BITS), top: 0, picture: null, piece: null };
  const { characters, picture } = await drawCharacters();
  return { answer: services.sealer.pepper(characters, 'captcha'), top: 0, picture, piece: null };
}

/** Sends a picture of a challenge that still waits. @throws {RefusedError} `notFound` */
export async function sendImage(
  context: GatewaySessionContext,
  { challenge, part }: ParsedRequestOf<typeof getCaptchaImage>,
): Promise<FileAnswer> {
  const row = await inTransaction(context, (transaction) =>
    transaction
      .selectFrom('sign_in_challenge')
      .select(['picture', 'piece'])
      .where('secret_hash', '=', hashOf(challenge))
      .where('expires_at', '>', context.now())
      .executeTakeFirst(),
  );
  const image = row?.[part] ?? null;
  if (image === null) throw new RefusedError('notFound');
  return new FileAnswer('captcha.webp', 'image/webp', image);
}

/**
 * Takes the one try at a challenge; right or wrong, it is gone.
 * @throws {RefusedError} `challengeWrong`, `throttled`
 */
export async function check(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof checkCaptcha>,
): Promise<ResultOf<typeof checkCaptcha>> {
  await countTry(context);
  const pass = newSecret();
  const isRight = await inTransaction(context, async (transaction) => {
    const row = await take(transaction, context, request.challenge);
    if (row === undefined || !isSolved(context, row, request)) return false;
    const now = context.now();
    await transaction
      .insertInto('sign_in_challenge')
      .values({
        secret_hash: hashOf(pass),
        kind: 'pass',
        purpose: row.purpose,
        network: row.network,
        answer: '',
        created_at: now,
        expires_at: new Date(now.getTime() + challengeSeconds.pass * 1000),
      })
      .execute();
    return true;
  });
  if (!isRight) throw new RefusedError(uacCodes.challengeWrong);
  return { pass };
}

function isSolved(
  { services }: GatewaySessionContext,
  row: { readonly kind: string; readonly answer: string },
  { challenge, answer, trail }: ParsedRequestOf<typeof checkCaptcha>,
): boolean {
  switch (row.kind) {
    case 'slider': {
      const left = Number(answer);
      return Math.abs(left - Number(row.answer)) <= TOLERANCE && isLikelyTrail(trail ?? [], left);
    }
    case 'picture':
      return services.sealer.pepper(answer.toUpperCase(), 'captcha') === row.answer;
    case 'work':
      return zerosOf(`${challenge}:${answer}`) >= Number(row.answer);
    default:
      return false;
  }
}

/** Bits of zero that the SHA-256 of a text begins with. */
function zerosOf(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
}

/** Uses up what a challenge was passed with; false when it is none, or is for something else. */
export async function spendPass(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  purpose: ChallengePurpose,
  pass: string | undefined,
): Promise<boolean> {
  // A look for none takes the time of any other.
  const row = await take(transaction, context, pass ?? '');
  return row?.kind === 'pass' && row.purpose === purpose;
}

function take(transaction: DatabaseTransaction, context: GatewaySessionContext, secret: string) {
  return transaction
    .deleteFrom('sign_in_challenge')
    .where('secret_hash', '=', hashOf(secret))
    .where('network', '=', networkKey(context))
    .where('expires_at', '>', context.now())
    .returning(['kind', 'purpose', 'network', 'answer'])
    .executeTakeFirst();
}

async function countTry(context: GatewaySessionContext): Promise<void> {
  const key = `captcha:${networkKey(context)}`;
  const limit = { most: PER_MINUTE, within: 60_000, now: context.now() };
  const wait = await inTransaction(context, (transaction) => countWithin(transaction, key, limit));
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
}

function networkKey({ client }: GatewaySessionContext): string {
  return shortHash(networkOf(client.address));
}

function inTransaction<Result>(
  { services }: GatewaySessionContext,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return services.database.withOperatorTransaction({ accountId: null }, 'write', work);
}
