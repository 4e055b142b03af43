import { expect, test } from 'vitest';
import { carriedDownloads } from './carried.ts';
import { calls } from './index.ts';
import type { AnyCall } from './kit/define.ts';

test('the shell can carry whatever file a call answers to an app', () => {
  const answering = Object.values<AnyCall>(calls).filter(
    ({ answer, caller }) => answer === 'file' && caller !== 'shell',
  );
  const names = (some: readonly AnyCall[]) => some.map(({ name }) => name).toSorted();
  expect(names(carriedDownloads)).toEqual(names(answering));
});
