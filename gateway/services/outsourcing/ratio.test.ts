import { expect, test } from 'vitest';
import { ratioOf } from './ratio.ts';

test('ten dispatched beside ninety are exactly the limit, one more is over it', () => {
  expect(ratioOf({ own: 90, dispatched: 10 })).toEqual({
    percent: '10.00',
    room: 0,
    state: 'near',
  });
  expect(ratioOf({ own: 90, dispatched: 11 })).toEqual({
    percent: '10.89',
    room: -1,
    state: 'over',
  });
});

test('below eight percent is fine, and tells how many more may start', () => {
  expect(ratioOf({ own: 95, dispatched: 5 })).toEqual({ percent: '5.00', room: 5, state: 'fine' });
  expect(ratioOf({ own: 92, dispatched: 8 }).state).toBe('near');
});

test('an entity without people has no ratio', () => {
  expect(ratioOf({ own: 0, dispatched: 0 })).toEqual({ percent: '0.00', room: 0, state: 'fine' });
  expect(ratioOf({ own: 0, dispatched: 1 })).toMatchObject({ percent: '100.00', state: 'over' });
});
