import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AuditRing, createAuditRing } from '#bridge/host/audit.ts';
import { bindMethods } from '#bridge/host/handlers.ts';
import { createPipeline, type Pipeline } from '#bridge/host/pipeline.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { contractHandlers } from '#tests/support/bridge/contract-handlers.ts';
import type { RecordedCall, WaitingCall } from './recorded-call.ts';
import { createRecorder, type Recorder } from './recorder.ts';

const yes = { confirmed: true, answer: 'ok' } as const;

let seen: [key: number, call: RecordedCall | WaitingCall][];
let recorder: Recorder;
let audit: AuditRing;
let answer: (value: typeof yes) => void;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  audit = createAuditRing(5);
  const see = (call: RecordedCall | WaitingCall, key: number): void => void seen.push([key, call]);
  recorder = createRecorder(see, { onBegin: see });
});
afterEach(() => vi.useRealTimers());

/** An app whose questions wait until somebody answers. */
function open(): Pipeline {
  const { dialogs } = contractHandlers;
  const confirm = () =>
    new Promise<typeof yes>((resolve) => {
      answer = resolve;
    });
  return createPipeline({
    table: bindMethods({ ...contractHandlers, dialogs: { ...dialogs, confirm } }),
    caller: { app: 'sample', mountId: 'mount-1' },
    capabilities: new Set(['tabs', 'dialogs', 'session.token']),
    userId: () => 'u1',
    audit,
    onStrike: () => {},
    now: () => performance.now(),
  });
}

test('a question of an app is told of as it begins, and is the same call when it is answered', async () => {
  audit.listen(recorder.heard, recorder.begun);
  const pipeline = open();
  const asking = pipeline.serve('dialogs.confirm', { title: 'Sure?' });
  const waiting = { method: 'dialogs.confirm', direction: 'in', code: 'waiting', at: 0 };
  expect(seen).toMatchObject([[1, { ...waiting, request: { title: 'Sure?' } }]]);
  vi.advanceTimersByTime(100);
  await pipeline.serve('tabs.open', { route: '/a' });
  vi.advanceTimersByTime(900);
  expect(recorder.elapsed()).toBe(1_000);
  answer(yes);
  await asking;
  expect(seen.slice(1)).toMatchObject([
    [2, { method: 'tabs.open', code: 'waiting', at: 100 }],
    [2, { method: 'tabs.open', code: 'ok', at: 100, number: 1 }],
    [1, { method: 'dialogs.confirm', code: 'ok', at: 0, number: 2, milliseconds: 1_000 }],
  ]);
});

test('what the portal asks of an app is told of in the same way', () => {
  const call = { app: 'sample', mountId: 'mount-1' };
  const asked = { method: appMethods.beforeClose, request: { tabId: 't1' } };
  recorder.asked({ ...call, asked });
  vi.advanceTimersByTime(40);
  const result = { ok: true, value: { allow: true } } as const;
  recorder.asked({ ...call, asked, outcome: { result, milliseconds: 40 } });
  const both = { method: 'app.beforeClose', direction: 'out', at: 0, request: { tabId: 't1' } };
  expect(seen).toMatchObject([
    [1, { ...both, code: 'waiting' }],
    [1, { ...both, code: 'ok', milliseconds: 40, result: { allow: true } }],
  ]);
});

test('what is refused never waits, and what is secret is not told while it waits either', async () => {
  audit.listen(recorder.heard, recorder.begun);
  const pipeline = open();
  await pipeline.serve('files.save', { text: 'not granted' });
  await pipeline.serve('session.token', {});
  expect(seen).toMatchObject([
    [1, { method: 'files.save', code: 'notGranted', decision: 'refused' }],
    [2, { method: 'session.token', code: 'waiting', withheld: 'secret' }],
    [2, { method: 'session.token', withheld: 'secret' }],
  ]);
});

test('a call that began before the record, or before it was cleared, is recorded when it ends', async () => {
  const pipeline = open();
  const early = pipeline.serve('dialogs.confirm', { title: 'Early?' });
  audit.listen(recorder.heard, recorder.begun);
  answer(yes);
  await early;
  expect(seen).toMatchObject([[1, { code: 'ok', number: 1 }]]);
  const cleared = pipeline.serve('dialogs.confirm', { title: 'Cleared?' });
  recorder.restart();
  answer(yes);
  await cleared;
  expect(seen.slice(1)).toMatchObject([
    [2, { code: 'waiting' }],
    [3, { code: 'ok', number: 1, at: 0 }],
  ]);
});
