import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { pathsOf } from './call-paths.ts';

test('performance is spoken by its older name too', () => {
  expect(pathsOf(calls.myPerformance)).toEqual([
    '/gateway/performance/web/mine/getMyPerformance',
    '/gateway/performanc/web/mine/getMyPerformance',
  ]);
  expect(pathsOf(calls.recruitBoard)).toEqual([calls.recruitBoard.path]);
});
