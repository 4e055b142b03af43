import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie: 256 random bits, 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the shape of `newSecret`; anything else is not worth a look-up. */
export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** What is kept of a secret: its SHA-256, 32 bytes. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
