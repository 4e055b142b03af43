import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { accessIsEnough, type Handler } from '../kernel/handler.ts';
import { BootCheckError, checkCall } from './boot-check.ts';

const handler: Handler<typeof calls.posts> = {
  policy: accessIsEnough,
  handle: async () => [],
};

test('a call with a policy and declared access starts', () => {
  expect(() => checkCall(calls.posts, handler)).not.toThrow();
});

test.each([
  ['without a handler', calls.posts, undefined],
  ['without a policy', calls.posts, { handle: handler.handle }],
  ['without access', { ...calls.posts, access: undefined }, handler],
  [
    'that is public on the rows of a tenant',
    { ...calls.posts, access: { kind: 'public' } },
    handler,
  ],
  [
    'about the session that wants a function',
    calls.positions,
    { ...handler, plane: 'session', audit: 'log' },
  ],
  ['that writes by GET', { ...calls.posts, method: 'GET', effect: 'write' }, handler],
  ['outside of /gateway/', { ...calls.posts, path: '/posts' }, handler],
])('a call %s stops the start (T48)', (_name, call, bound) => {
  // What the types forbid is what the check is for.
  const check: (...parts: unknown[]) => void = (one, two) =>
    Reflect.apply(checkCall, undefined, [one, two]);
  expect(() => check(call, bound)).toThrow(BootCheckError);
});
