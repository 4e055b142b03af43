import { expect, test } from 'vitest';
import { mergeOrgans, organWish } from './organ-wish.ts';

const id = (number: number) => `01999999-9999-7999-8999-${String(number).padStart(12, '0')}`;

test('asks for the whole tree where nothing is open', () => {
  expect(organWish({ open: [] })).toEqual({});
});

test('asks for what is open, each once, and leaves out what is no id', () => {
  expect(organWish({ open: [id(1), 'shops', '', id(1), id(2)] })).toEqual({ open: [id(1), id(2)] });
});

test('keeps the last hundred that were opened', () => {
  const { open } = organWish({ open: Array.from({ length: 120 }, (_, index) => id(index)) });
  expect(open).toHaveLength(100);
  expect(open?.at(-1)).toBe(id(119));
});

test('searches instead while there is a word, cut to what the gateway takes', () => {
  expect(organWish({ open: [id(1)], keyword: 'x'.repeat(80) })).toEqual({
    keyword: 'x'.repeat(50),
  });
});

test('puts two lists together, each organisation once and as the first list has it', () => {
  const organ = (number: number, from: string) => ({ id: id(number), from });
  const first = [organ(1, 'first'), organ(2, 'first')];
  const second = [organ(2, 'second'), organ(3, 'second')];
  expect(mergeOrgans(first, second)).toEqual([...first, organ(3, 'second')]);
});
