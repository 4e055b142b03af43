import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt, fromBase32, stepAt, stepOf, toBase32 } from './totp.ts';

const digits = '1234567890'.repeat(7);
const keys = {
  sha1: Buffer.from(digits.slice(0, 20)),
  sha256: Buffer.from(digits.slice(0, 32)),
  sha512: Buffer.from(digits.slice(0, 64)),
} as const;

test.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('shows the codes of RFC 6238 at %i seconds', (seconds, sha1, sha256, sha512) => {
  const step = stepAt(new Date(seconds * 1000));
  const code = (algorithm: keyof typeof keys) =>
    codeAt(keys[algorithm], step, { digits: 8, algorithm });
  expect([code('sha1'), code('sha256'), code('sha512')]).toEqual([sha1, sha256, sha512]);
});

test('takes the code of now, of the half minute before and of the one after, and no other', () => {
  const now = new Date(1_800_000_000_000);
  const step = stepAt(now);
  const taken = [-2, -1, 0, 1, 2].map((away) =>
    stepOf(keys.sha1, codeAt(keys.sha1, step + away), 0, now),
  );
  expect(taken).toEqual([null, step - 1, step, step + 1, null]);
});

test('takes no code of a half minute that was used, nor of one before', () => {
  const now = new Date(1_800_000_000_000);
  const step = stepAt(now);
  expect(stepOf(keys.sha1, codeAt(keys.sha1, step), step, now)).toBeNull();
  expect(stepOf(keys.sha1, codeAt(keys.sha1, step - 1), step, now)).toBeNull();
  expect(stepOf(keys.sha1, codeAt(keys.sha1, step + 1), step, now)).toBe(step + 1);
});

test('writes base32 that reads back', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  const bytes = randomBytes(20);
  expect(fromBase32(toBase32(bytes)).equals(bytes)).toBe(true);
});
