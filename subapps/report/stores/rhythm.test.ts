import { expect, test } from 'vitest';
import { choiceOf, rhythmOf, timeOf, usualChoice } from './rhythm.ts';

test('a rhythm is chosen part by part, and its days are in their order', () => {
  const week = { ...usualChoice, weekdays: [5, 1] };
  expect(rhythmOf(week)).toEqual({ every: 'week', weekdays: [1, 5], at: '08:00' });
  expect(rhythmOf({ ...week, weekdays: [] })).toBeNull();
  expect(rhythmOf({ ...week, every: 'month', day: 31 })).toEqual({
    every: 'month',
    day: 31,
    at: '08:00',
  });
  expect(rhythmOf({ ...week, every: 'day', at: '24:00' })).toBeNull();
});

test('what is chosen for one that is there gives the same rhythm', () => {
  const rhythm = { every: 'week' as const, weekdays: [2, 4], at: '17:30' };
  expect(rhythmOf(choiceOf(rhythm))).toEqual(rhythm);
});

test('times are read as people type them', () => {
  expect(['8:30', '0830', '8：05', '17:5', '25:00', 'eight'].map(timeOf)).toEqual([
    '08:30',
    '08:30',
    '08:05',
    '17:05',
    '25:00',
    'eight',
  ]);
});
