import { expect, test } from 'vitest';
import { type Alike, scorePair } from './score.ts';

const nothing: Alike = {
  document: 'unknown',
  phone: false,
  email: false,
  names: ['王伟', '王伟'],
  spellings: ['wang wei', 'wang wei'],
  rareName: false,
  work: false,
};

test('a phone with a common name is likely one person, with a rare one the same', () => {
  expect(scorePair({ ...nothing, phone: true })).toMatchObject({ score: 75, band: 'likely' });
  const rare = { ...nothing, names: ['欧阳若溪', '欧阳若溪'] as const, rareName: true };
  expect(scorePair({ ...rare, phone: true })).toMatchObject({ score: 90, band: 'same' });
});

test('father and son with one phone are not proposed', () => {
  const names = ['王建国', '王小明'] as const;
  expect(scorePair({ ...nothing, names, phone: true })).toMatchObject({ score: 10, band: null });
});

test('names in two scripts are not held against each other', () => {
  const names = ['陈丽', 'Lily Chen'] as const;
  const spellings = ['chen li', 'lily chen'] as const;
  expect(scorePair({ ...nothing, names, spellings, email: true })).toMatchObject({
    score: 60,
    band: 'likely',
  });
  const same = ['chen li', 'chen li'] as const;
  expect(
    scorePair({ ...nothing, names: ['陈丽', 'Chen Li'], spellings: same, email: true }).score,
  ).toBe(72);
});

test('parts of a name in another order are the same parts', () => {
  const names = ['Maria Lopez', 'Lopez, Maria'] as const;
  expect(scorePair({ ...nothing, names, phone: true })).toMatchObject({
    score: 60,
    band: 'likely',
  });
});

test('two numbers of a document are two people, whatever else is the same', () => {
  const all = { ...nothing, phone: true, email: true, work: true };
  expect(scorePair({ ...all, document: 'different' }).band).toBe('conflict');
  expect(scorePair({ ...nothing, document: 'same' })).toMatchObject({ score: 115, band: 'same' });
});
