import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code is shown. */
const PERIOD = 30;
const DIGITS = 6;
/** Half minutes before and after now whose codes are taken: clocks of phones are off. */
const WINDOW = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute of a moment. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / PERIOD);
}

/** The code of a half minute (RFC 6238 over RFC 4226). */
export function codeAt(
  secret: Buffer,
  step: number,
  { digits = DIGITS, algorithm = 'sha1' }: { digits?: number; algorithm?: string } = {},
): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(step));
  const hash = createHmac(algorithm, secret).update(moving).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute whose code was typed, or null; each one after `lastStep` and near now is looked at. */
export function stepOf(secret: Buffer, typed: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(typed);
  let found: number | null = null;
  for (let step = stepAt(now) - WINDOW; step <= stepAt(now) + WINDOW; step += 1) {
    const code = Buffer.from(codeAt(secret, step));
    const isSame = code.length === given.length && timingSafeEqual(code, given);
    if (isSame && step > lastStep) found = step;
  }
  return found;
}

/** A new secret of the length that every app takes: 20 bytes, in base32. */
export function newTotpSecret(): string {
  return toBase32(randomBytes(20));
}

/** Writes bytes in base32 (RFC 4648), without padding. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('');
}

/** Reads base32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)));
}

/** The address that an app reads from a QR code. */
export function totpAddress(loginName: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Atrium' });
  return `otpauth://totp/Atrium:${encodeURIComponent(loginName)}?${query}`;
}
