import { expect, test } from 'vitest';
import { codeAt, isFresh, sessionOfCode } from './sign-in-code.ts';

const session = {
  id: '0198c0de-0000-7000-8000-000000000001',
  signInKey: 'a4e0b1f2-0000-4000-8000-000000000002',
};
const moment = new Date('2026-03-02T01:00:00Z');
const later = (seconds: number) => new Date(moment.getTime() + seconds * 1000);

test('a code is taken in its window and the next, and is old after 30 seconds', () => {
  const { code, nextInSeconds } = codeAt(session, moment);
  expect(nextInSeconds).toBe(15);
  expect(isFresh(session, code, later(29))).toBe(true);
  expect(isFresh(session, code, later(30))).toBe(false);
  expect(isFresh(session, code, later(-1))).toBe(false);
});

test('a code of another key or session is refused', () => {
  const { code } = codeAt(session, moment);
  expect(isFresh({ ...session, signInKey: 'other' }, code, moment)).toBe(false);
  expect(sessionOfCode(code)).toBe(session.id);
  expect(sessionOfCode('x'.repeat(59))).toBeNull();
});
