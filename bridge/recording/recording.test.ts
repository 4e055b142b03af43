import { expect, test } from 'vitest';
import type { AuditEntry } from '#bridge/host/audit.ts';
import { type RecordedCall, recordCall } from './recorded-call.ts';
import { makeRecording, readRecording, writeRecording } from './recording.ts';
import { runsOf } from './runs.ts';

const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTkwYTFiMiJ9.c2lnbmF0dXJlLXNpZ25hdHVyZQ';

const entry = (method: string, other: Partial<AuditEntry> = {}): AuditEntry => ({
  at: 0,
  app: 'lunch',
  mountId: 'm1',
  userId: 'u1',
  method,
  decision: 'served',
  code: 'ok',
  milliseconds: 1.234,
  size: 12,
  ...other,
});

let count = 0;

function record(
  method: string,
  carried?: { request: unknown; result: unknown },
  other: Partial<AuditEntry> = {},
): RecordedCall {
  count += 1;
  const direction = method.startsWith('app.') ? 'out' : 'in';
  const facts = { direction, entry: entry(method, other), carried } as const;
  return recordCall(facts, { number: count, at: count, byPerson: false });
}

const context = {
  user: { id: 'u1', account: 'lin', realName: '林晓', employmentId: null },
  tenant: { id: 't1', code: 'harbour', name: 'Harbour' },
  locale: 'en',
  theme: { name: 'blue', mode: 'dark' },
  rights: '1',
  methods: [],
  shortcuts: [],
  app: { code: 'lunch', mountId: 'm1' },
};
const launch = { reason: 'open', route: '/list', tabId: 't1' };

test('a secret payload is not recorded, even when it is handed over', () => {
  for (const method of ['session.token', 'files.copy', 'app.suspend']) {
    const call = record(method, { request: { text: 'secret' }, result: { token: jwt } });
    expect(call).toMatchObject({ method, withheld: 'secret' });
    expect(JSON.stringify(call)).not.toMatch(/eyJ|"text"/);
  }
});

test('a token is kept from view wherever an app puts it, and so is the snapshot an app gets back', () => {
  const call = record('storage.set', {
    request: { key: 'a', value: { note: `Bearer ${jwt}`, list: [{ password: 'hunter2' }] } },
    result: null,
  });
  expect(call.request).toEqual({
    key: 'a',
    value: { note: 'Bearer ‹withheld›', list: [{ password: '‹withheld›' }] },
  });
  const started = record('context.get', {
    request: {},
    result: { context, launch: { ...launch, snapshot: { typed: 'draft' } } },
  });
  expect(started.result).toMatchObject({ launch: { route: '/list', snapshot: '‹withheld›' } });
});

test('a file is named and weighed, and what is too long is left out', () => {
  const file = new File(['1,2'], 'list.csv', { type: 'text/csv' });
  const saved = record('files.save', { request: { file }, result: { saved: true } });
  expect(saved.request).toEqual({ file: { file: 'list.csv', bytes: 3, type: 'text/csv' } });
  const long = { request: { key: 'a', value: 'x'.repeat(70_000) }, result: null };
  expect(record('storage.set', long)).toMatchObject({ withheld: 'tooLong' });
  expect(
    record('/made-up', undefined, { code: 'unknownMethod', decision: 'refused' }),
  ).toMatchObject({
    withheld: 'unread',
  });
});

test('a recording comes back from its file as it was', () => {
  const made = makeRecording('lunch', [
    record('tabs.title', { request: { title: '午餐' }, result: null }),
    record('app.hide', { request: {}, result: null }),
  ]);
  expect(readRecording(writeRecording(made))).toEqual({ ok: true, recording: made });
});

test('a file that is no recording says where its first fault stands', () => {
  expect(readRecording('no json')).toEqual({ ok: false, place: '' });
  expect(readRecording('{}')).toEqual({ ok: false, place: 'format' });
  const made = { ...makeRecording('lunch', []), calls: [{ number: 1 }] };
  expect(readRecording(JSON.stringify(made))).toEqual({ ok: false, place: 'calls.0.direction' });
});

test('a recording is played by the runs whose start it holds, without pages in dialogs', () => {
  const start = (mountId: string, more = {}): RecordedCall =>
    record(
      'context.get',
      { request: {}, result: { context, launch: { ...launch, ...more } } },
      { mountId },
    );
  const calls = [
    record('tabs.title', { request: { title: 'a' }, result: null }, { mountId: 'before' }),
    start('first'),
    start('dialog', { dialog: {} }),
    start('second', { reason: 'restore' }),
    record('tabs.title', { request: { title: 'a' }, result: null }, { mountId: 'second' }),
  ];
  const { runs, leftOut } = runsOf(makeRecording('lunch', calls), 'lunch');
  expect(
    runs.map(({ mountId, launch: { reason }, calls: own }) => [mountId, reason, own.length]),
  ).toEqual([
    ['first', 'open', 1],
    ['second', 'restore', 2],
  ]);
  expect(leftOut).toBe(2);
});
