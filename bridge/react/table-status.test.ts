import { expect, test } from 'vitest';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { tableStatus } from './table-status.ts';

const reload = () => {};

function failed(name: 'noPermission' | 'busy') {
  return { state: 'failed', data: undefined, error: new GatewayError(name), reload } as const;
}

test('a call that is refused for want of permission denies the table', () => {
  expect(tableStatus(failed('noPermission'))).toEqual({ kind: 'denied' });
});

test('any other failure has words, and can be tried again', () => {
  expect(tableStatus(failed('busy'))).toMatchObject({ kind: 'failed' });
});

test('rows that are there stay in sight while they are asked for again', () => {
  expect(tableStatus({ state: 'loading', data: undefined, reload })).toEqual({ kind: 'loading' });
  expect(tableStatus({ state: 'loading', data: {}, reload })).toEqual({ kind: 'ready' });
});
