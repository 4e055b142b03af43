import { expect, test } from 'vitest';
import { reportedCall } from './audit-report.ts';

const entry = {
  number: 1,
  userId: 'u',
  app: 'alpha',
  mountId: 'mount-0123456789',
  method: 'tabs.open\u0000\ud800',
  decision: 'refused' as const,
  code: 'unknownMethod' as const,
  at: 1_000,
  milliseconds: 2.345,
  size: 10,
};

test('an app cannot hide its calls behind a method name that the gateway refuses', () => {
  const call = reportedCall(entry as Parameters<typeof reportedCall>[0], 1_500);
  expect(call.method).toBe('tabs.open\ufffd\ufffd');
  expect(call.method.isWellFormed()).toBe(true);
  expect(call).toMatchObject({ ago: 500, milliseconds: 2.3 });
});
