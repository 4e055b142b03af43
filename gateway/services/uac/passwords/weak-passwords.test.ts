import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

test.each([
  ['Password1!', []],
  ['P@ssw0rd1', []],
  ['QWERTY123!', []],
  ['Ｐassword1!', []],
  ['Dragon2026!', []],
  ['Zhoulin#2026x', ['zhoulin']],
  ['Atrium-2026-x', []],
])('takes %s for weak', (password, words) => {
  expect(isWeakPassword(password, words)).toBe(true);
});

test.each([
  ['Quiet-River-7', []],
  ['kT9$wq2Lm-x', ['staff']],
  ['Bo-is-here-7', ['bo']],
])('lets %s through', (password, words) => {
  expect(isWeakPassword(password, words)).toBe(false);
});
