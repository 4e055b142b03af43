import { expect, test } from 'vitest';
import { text } from './atoms.ts';

const name = text(1, 60);

test.each([
  ...['\u034f', '\ufe0f', '\u17b4', '\u180b', '\u{1d173}', '\u{e0041}', '\u{e0100}', '\u2800'],
  ...['\u200d', '\u200c\u200c', '\ud800', '\u00ad', '\u3164', '\u0000'],
])('a text of nothing that can be seen is refused: %j', (blank) => {
  expect(name.safeParse(blank).success).toBe(false);
});

test.each([
  'Ann\u034fa',
  'Anna\ufe0f',
  'Ann\u{e0061}a',
  'An\u00adna',
  'Anna\udc00',
  'Room 1\ufe0f',
])('a text that looks like another one is refused: %j', (twin) => {
  expect(name.safeParse(twin).success).toBe(false);
});

test.each([
  '陈思远',
  '葛\u{e0100}城',
  '⚠️ Notice',
  '👩‍💻 Team',
  '1️⃣ First',
  'می‌خواهم',
  'ᠠ\u180bᠮ',
  'Zoë',
])('what people write is taken as it is: %j', (written) => {
  expect(name.parse(written)).toBe(written);
});
