import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BridgeResult } from '#bridge/methods/codes.ts';
import { contractHandlers } from '#tests/support/bridge/contract-handlers.ts';
import { type AuditRing, createAuditRing } from './audit.ts';
import { bindMethods, type Caller, type Handlers } from './handlers.ts';
import { limits } from './limits.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';

let audit: AuditRing;
let clock: number;

beforeEach(() => {
  vi.useFakeTimers();
  audit = createAuditRing(5);
  clock = 0;
});
afterEach(() => vi.useRealTimers());

function open(
  handlers: Handlers<Caller> = contractHandlers,
  onStrike: (gross: boolean) => void = () => {},
): Pipeline {
  return createPipeline({
    table: bindMethods(handlers),
    caller: { app: 'sample', mountId: 'mount-1' },
    capabilities: new Set(['tabs', 'session.token']),
    userId: () => 'u1',
    audit,
    onStrike,
    now: () => clock,
  });
}

function waiting(seen: AbortSignal[]): Handlers<Caller> {
  const wait = (_: unknown, __: Caller, signal: AbortSignal): Promise<never> => {
    seen.push(signal);
    return new Promise(() => {});
  };
  return { ...contractHandlers, tabs: { ...contractHandlers.tabs, open: wait, refresh: wait } };
}

test('a call that takes too long is answered, and its handler is told to stop', async () => {
  const signals: AbortSignal[] = [];
  const result = open(waiting(signals)).serve('tabs.refresh', {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual({ ok: false, code: 'timeout' });
  expect(signals[0]?.aborted).toBe(true);
});

test('when the mount ends every call is answered, and later ones are refused', async () => {
  const signals: AbortSignal[] = [];
  const pipeline = open(waiting(signals));
  const result = pipeline.serve('tabs.open', { route: '/a' });
  pipeline.close();
  expect(await result).toEqual({ ok: false, code: 'disconnected' });
  expect(signals[0]?.aborted).toBe(true);
  expect(await pipeline.serve('tabs.open', { route: '/a' })).toEqual({
    ok: false,
    code: 'disconnected',
  });
});

test('no more calls are under way at once than the limit', async () => {
  const pipeline = open(waiting([]));
  const calls = Array.from({ length: 40 }, () => pipeline.serve('tabs.close', {}));
  const settled: BridgeResult<unknown>[] = [];
  for (const call of calls) void call.then((result) => settled.push(result));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveLength(40 - limits.callsInFlight);
  expect(settled.every((result) => !result.ok && result.code === 'throttled')).toBe(true);
});

test('a method with a limit of its own keeps it over the minute', async () => {
  const pipeline = open();
  const outcome = async (): Promise<string> => {
    clock += 100;
    const result = await pipeline.serve('session.token', {});
    return result.ok ? 'ok' : result.code;
  };
  const outcomes: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) outcomes.push(await outcome());
  expect(outcomes.filter((one) => one === 'ok').length).toBeLessThanOrEqual(32);
  clock += 10_000;
  expect(await outcome()).toBe('ok');
});

test('a request that does not fit says which field of it is wrong', async () => {
  const wrong = async (name: string, request: unknown) => {
    const result = await open().serve(name, request);
    return result.ok || result.code !== 'badInput' ? result : (result.field ?? 'all of it');
  };
  expect(await wrong('tabs.open', { route: 7 })).toBe('route');
  expect(await wrong('tabs.open', { route: '/a', ['x'.repeat(100)]: 1 })).toBe('x'.repeat(64));
  expect(await wrong('tabs.open', { route: new Date() })).toBe('route');
  expect(await wrong('tabs.open', '/a')).toBe('all of it');
  expect(audit.entries().map(({ field }) => field)).toEqual([
    'route',
    'x'.repeat(64),
    'route',
    undefined,
  ]);
});

test('only what is granted, and what needs no grant, is offered', () => {
  expect(open().granted).toContain('tabs.open');
  expect(open().granted).toContain('context.get');
  expect(open().granted).not.toContain('dialogs.confirm');
});

test('the audit keeps the last entries, the oldest first', async () => {
  const pipeline = open();
  for (let turn = 0; turn < 7; turn += 1) await pipeline.serve(`name-${turn}`, {});
  const names = audit.entries().map(({ method }) => method);
  expect(names).toEqual(['name-2', 'name-3', 'name-4', 'name-5', 'name-6']);
});

test('whoever looks on sees what a call carried, but no token, and nothing that was refused unread', async () => {
  const seen: [string, unknown][] = [];
  audit.listen(({ method }, carried) => seen.push([method, carried]));
  const pipeline = open();
  await pipeline.serve('tabs.open', { route: '/a' });
  await pipeline.serve('session.token', {});
  await pipeline.serve('dialogs.confirm', { text: 'not granted' });
  await pipeline.serve('/nothing', { text: 'no such method' });
  expect(seen).toEqual([
    ['tabs.open', { request: { route: '/a' }, result: expect.anything() }],
    ['session.token', undefined],
    ['dialogs.confirm', undefined],
    ['/nothing', undefined],
  ]);
  expect(JSON.stringify(audit.entries())).not.toContain('/a');
});

test('a message that is far too large is a strike whichever method it is for, granted or not', async () => {
  const strikes: boolean[] = [];
  const pipeline = open(contractHandlers, (gross) => strikes.push(gross));
  const text = 'x'.repeat(9_000_000);
  for (const name of ['tabs.open', '/nothing', 'dialogs.message'])
    expect(await pipeline.serve(name, { text })).toEqual({ ok: false, code: 'tooLarge' });
  expect(strikes).toEqual([true, true, true]);
});

test('a file that is too large is refused without a strike, since nothing reads it', async () => {
  const onStrike = vi.fn();
  const file = new File([new Uint8Array(65 * 1024 * 1024)], 'list.csv');
  const answer = await open(contractHandlers, onStrike).serve('files.save', { file });
  expect(answer).toEqual({ ok: false, code: 'tooLarge' });
  expect(onStrike).not.toHaveBeenCalled();
});
