import { expect, test } from 'vitest';
import { breaksOf } from './break-times.ts';
import { shift } from './records/shift.ts';

test('reads breaks as people write them, in their order', () => {
  const lunch = { from: 720, to: 780 };
  const tea = { from: 900, to: 915 };
  expect(breaksOf('12:00-13:00, 15:00-15:15')).toEqual([lunch, tea]);
  expect(breaksOf('15:00～15:15；12：00 至 13：00')).toEqual([lunch, tea]);
  expect(breaksOf('26:00-26:30')).toEqual([{ from: 1560, to: 1590 }]);
  expect(breaksOf(null)).toEqual([]);
  for (const wrong of ['12:00', '13:00-12:00', '12:00-12:00', '12:00-13:60', 'noon'])
    expect(breaksOf(wrong)).toBeNull();
});

test('a shift says which breaks it cannot have', () => {
  const split = {
    onAt: '08:00',
    offAt: '12:00',
    secondOn: '14:00',
    secondOff: '18:00',
    thirdOn: null,
    thirdOff: null,
  };
  const found = (breaks: string | null, paidBreaks: string | null = null) =>
    shift.check?.({ ...split, breaks, paidBreaks } as Parameters<typeof shift.check>[0]);
  expect(found('09:00-09:15, 10:30-10:45', '15:00-15:10, 16:00-16:10')).toEqual([]);
  expect(found('9 to 10')).toEqual([{ field: 'breaks', issue: 'breakTimes' }]);
  expect(found('12:00-13:00')).toEqual([{ field: 'breaks', issue: 'breakOutside' }]);
  expect(found('11:30-14:30')).toEqual([{ field: 'breaks', issue: 'breakOutside' }]);
  expect(found('09:00-09:30, 09:15-09:45')).toEqual([{ field: 'breaks', issue: 'breakOverlap' }]);
  expect(found('09:00-09:30', '09:15-09:20')).toEqual([
    { field: 'paidBreaks', issue: 'breakOverlap' },
  ]);
});
