/** Phone numbers and mail addresses by which people sign in and are sent codes. */
import * as z from 'zod/mini';

/**
 * Writes a phone number as `+8613800138000`, however it was typed: with spaces, hyphens, `86` or `+86` before it, in
 * full-width digits. Null for what is no mobile number of the mainland and no international one.
 */
export function readPhone(typed: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s().\-\u2010-\u2015]/g, '');
  const mainland = /^(?:\+|00)?(?:86)?(1[3-9]\d{9})$/.exec(plain)?.[1];
  if (mainland !== undefined) return `+86${mainland}`;
  const abroad = /^(?:\+|00)([1-9]\d{6,14})$/.exec(plain)?.[1];
  return abroad === undefined ? null : `+${abroad}`;
}

/**
 * Writes a mail address in lower case. Null for what is none, and for one with other letters than those of ASCII: what
 * looks alike would be another account.
 */
export function readEmail(typed: string): string | null {
  const plain = typed.trim().toLowerCase();
  if (plain.length > 254) return null;
  return /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/.test(plain)
    ? plain
    : null;
}

/** A phone number as somebody types it; read as `readPhone` writes it. */
export const phone = readBy(readPhone, 'phone');

/** A mail address as somebody types it; read as `readEmail` writes it. */
export const email = readBy(readEmail, 'email');

function readBy(
  read: (typed: string) => string | null,
  issue: 'phone' | 'email',
): z.ZodMiniType<string, string> {
  return z.pipe(
    z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'tooLong')),
    z.transform((typed: string, context): string => {
      const value = read(typed);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message: issue, input: typed });
      return z.NEVER;
    }),
  ) as unknown as z.ZodMiniType<string, string>;
}
