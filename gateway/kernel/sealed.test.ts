import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer, SealError } from './sealed.ts';

const key = randomBytes(32);
const sealer = createSealer(() => key);

test('opens what it sealed, never the same twice', () => {
  const one = sealer.seal('secret 密码', 'mail');
  expect(sealer.open(one, 'mail')).toBe('secret 密码');
  expect(sealer.seal('secret 密码', 'mail').equals(one)).toBe(false);
  expect(one.includes('secret')).toBe(false);
});

test('does not open at another place, with another key, or what was changed', () => {
  const one = sealer.seal('secret', 'mail');
  const other = createSealer(() => randomBytes(32));
  const changed = Buffer.from(one);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => sealer.open(one, 'sms')).toThrow(SealError);
  expect(() => other.open(one, 'mail')).toThrow(SealError);
  expect(() => sealer.open(changed, 'mail')).toThrow(SealError);
});
