import { expect, test } from 'vitest';
import { timeOf } from './values.ts';

const none = { minutes150: 0, minutes200: 0, minutes300: 0 };

test('O22: minutes are written as hours, to the hundredth', () => {
  const worked = { ...none, employmentId: 'a', corrects: null, minutes: 10_081, parts: 210_000 };
  expect(timeOf({ ...worked, minutes150: 600 }, 21)).toEqual({
    hours: '168.02',
    overtime150: '10.00',
    overtime200: null,
    overtime300: null,
    daysDue: 21,
    daysWorked: '21.00',
  });
});

test('O24: a correction takes hours and days away', () => {
  const less = { ...none, employmentId: 'a', corrects: '2026-10-01', minutes: -90, parts: -3_333 };
  expect(timeOf(less, 18)).toMatchObject({ hours: '-1.50', daysWorked: '-0.33' });
});

test('O25: no more days than are due are paid', () => {
  const more = { ...none, employmentId: 'a', corrects: null, minutes: 0, parts: 260_000 };
  expect(timeOf(more, 22).daysWorked).toBe('22.00');
});
