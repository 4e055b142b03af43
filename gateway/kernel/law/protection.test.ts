import { expect, test } from 'vitest';
import { bansOf, type ProtectedPeriod } from './protection.ts';

const none = { night: null, overtime: null };
const period = (
  kind: ProtectedPeriod['kind'],
  fromOn: string,
  toOn: string | null = null,
): ProtectedPeriod => ({ kind, fromOn, toOn });

function on(day: string, periods: readonly ProtectedPeriod[], bornOn: string | null = null) {
  return bansOf({ bornOn, periods }, { place: 'CN', asOf: day });
}

test('somebody below 18 has no night work, and overtime is allowed', () => {
  expect(on('2026-11-27', [], '2008-11-28')).toEqual({ night: 'minor', overtime: null });
  expect(on('2026-11-28', [], '2008-11-28')).toEqual(none);
  expect(on('2026-11-28', [], null)).toEqual(none);
});

test('somebody born on 29 February is 18 on 28 February of a common year', () => {
  expect(on('2026-02-27', [], '2008-02-29').night).toBe('minor');
  expect(on('2026-02-28', [], '2008-02-29').night).toBeNull();
});

test('a pregnancy bans night work and overtime from the day of seven full months', () => {
  const pregnancy = [period('pregnancy', '2026-04-15', '2027-01-20')];
  expect(on('2026-11-14', pregnancy)).toEqual(none);
  expect(on('2026-11-15', pregnancy)).toEqual({ night: 'pregnancy', overtime: 'pregnancy' });
  expect(on('2027-01-20', pregnancy).night).toBe('pregnancy');
  expect(on('2027-01-21', pregnancy)).toEqual(none);
});

test('seven months from the 31st end on the last day of a shorter month', () => {
  const pregnancy = [period('pregnancy', '2026-07-31')];
  expect(on('2027-02-27', pregnancy)).toEqual(none);
  expect(on('2027-02-28', pregnancy).overtime).toBe('pregnancy');
});

test('nursing bans them from the birth until the day before the first birthday', () => {
  const nursing = [period('nursing', '2026-01-10')];
  expect(on('2026-01-09', nursing)).toEqual(none);
  expect(on('2026-01-10', nursing)).toEqual({ night: 'nursing', overtime: 'nursing' });
  expect(on('2027-01-09', nursing).night).toBe('nursing');
  expect(on('2027-01-10', nursing)).toEqual(none);
  expect(on('2026-06-02', [period('nursing', '2026-01-10', '2026-06-01')])).toEqual(none);
});

test('nursing beside the next pregnancy goes on until both have ended', () => {
  const both = [period('nursing', '2026-01-10'), period('pregnancy', '2026-06-01')];
  expect(on('2027-01-05', both).overtime).toBe('nursing');
  expect(on('2027-01-12', both).overtime).toBe('pregnancy');
});

test('before the law there is no ban', () => {
  expect(on('1994-12-31', [period('nursing', '1994-12-01')], '1990-01-01')).toEqual(none);
});
