import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { differsByFew } from './overlap.ts';

/** Marks of people as the database makes them: one exclusive or for each bucket. */
function peopleOf(names: readonly string[]): { people: number; marks: string } {
  const marks = Buffer.alloc(128 * 4);
  for (const name of names) {
    const hash = createHash('sha256').update(name).digest();
    const at = (hash.readUInt8(0) & 127) * 4;
    marks.writeUInt32LE((marks.readUInt32LE(at) ^ hash.readUInt32LE(4)) >>> 0, at);
  }
  return { people: names.length, marks: marks.toString('base64') };
}

const group = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `person ${from + index}`);

test('case 20: groups that differ by one to four people are distinguished from the same and from quite other ones', () => {
  const team = peopleOf(group(30));
  for (const less of [29, 28, 27, 26])
    expect(differsByFew(team, peopleOf(group(less)), 5), String(less)).toBe(true);
  expect(differsByFew(team, peopleOf([...group(29), 'somebody else']), 5)).toBe(true);
  expect(differsByFew(team, peopleOf(group(30)), 5)).toBe(false);
  expect(differsByFew(team, peopleOf(group(25)), 5)).toBe(false);
  expect(differsByFew(team, peopleOf(group(30, 100)), 5)).toBe(false);
  expect(differsByFew(peopleOf(group(5000)), peopleOf(group(4999)), 5)).toBe(true);
});
