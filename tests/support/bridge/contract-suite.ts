import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BridgeResult } from '#bridge/methods/codes.ts';
import type { ContractApp } from './contract-app.ts';
import { shellSecret } from './contract-handlers.ts';

type Async<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Promise<Awaited<Answer>>
    : never;
};

/** One bridge under test: the app's end, and what the shell's end can be asked to do and tell. */
export interface ContractBridge {
  readonly app: Async<ContractApp>;
  /** Calls a method of the app, by its verb. */
  ask(verb: string, request: unknown): Promise<BridgeResult<unknown>>;
  /** Every audit line as JSON. */
  auditLines(): Promise<readonly string[]>;
  strikes(): Promise<number>;
  /** Ends the connection from the shell's side. */
  destroy(): Promise<void>;
  close(): Promise<void>;
}

const nothing = { ok: false, code: 'unknownMethod' };

/** What every bridge must keep, wherever its two ends stand. */
export function contractSuite(open: () => Promise<ContractBridge>): void {
  let bridge: ContractBridge;
  const call = (name: string, request: unknown = {}): Promise<BridgeResult<unknown>> =>
    bridge.app.call(name, JSON.stringify(request));

  beforeAll(async () => {
    bridge = await open();
  });
  afterAll(() => bridge.close());

  test('the app learns who is there, why it was started, and what it gave before', async () => {
    expect(await bridge.app.locale()).toBe('zh-CN');
    expect(await bridge.app.route()).toEqual({ tabId: 'tab-1', route: '/start' });
    expect(await bridge.app.launch()).toMatchObject({
      reason: 'restore',
      snapshot: { draft: 'half a sentence' },
    });
    expect(await bridge.app.isSupported('tabs.open')).toBe(true);
    expect(await bridge.app.isSupported('dialogs.confirm')).toBe(false);
  });

  test('a granted method answers its value', async () => {
    expect(await call('tabs.open', { route: '/roster' })).toEqual({
      ok: true,
      value: { tabId: 'tab-of-/roster' },
    });
    expect(await call('permissions.has', { functionIds: ['short', 'rather.long'] })).toEqual({
      ok: true,
      value: { short: true, 'rather.long': false },
    });
  });

  test('a name that is not in the table is unknown, inherited ones too', async () => {
    const names = ['constructor.call', '__proto__.x', 'toString.call', 'tabs.constructor'];
    for (const name of [...names, 'tabs._private', 'tabs.open.call', 'nothing.at.all']) {
      expect(await call(name)).toEqual(nothing);
    }
  });

  test('a method that was not granted is refused', async () => {
    const refused = await call('dialogs.message', { text: 'hello' });
    expect(refused).toEqual({ ok: false, code: 'notGranted' });
  });

  test('a request with unknown keys, poisoned keys or a wrong shape is refused', async () => {
    const wrong: Readonly<Record<string, string | undefined>> = {
      '{"route":"/a","extra":1}': 'extra',
      '{"route":"/a","__proto__":{"polluted":true}}': '__proto__',
      '{"route":"/a","constructor":{"prototype":{"polluted":true}}}': 'constructor',
      '{"route":"//evil.example"}': 'route',
      '{"route":"/a/../b"}': 'route',
      '{}': 'route',
      '[]': undefined,
      null: undefined,
      '"/a"': undefined,
    };
    for (const [json, field] of Object.entries(wrong)) {
      expect(await bridge.app.call('tabs.open', json), json).toEqual({
        ok: false,
        code: 'badInput',
        ...(field && { field }),
      });
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('only plain data crosses', async () => {
    const bad = { ok: false, code: 'badInput' };
    expect(await bridge.app.callOdd('tabs.open', 'map')).toEqual({ ...bad, field: 'route' });
    expect(await bridge.app.callOdd('tabs.open', 'date')).toEqual({ ...bad, field: 'route' });
    expect(await bridge.app.callOdd('tabs.open', 'function')).toEqual({ ...bad, field: 'route' });
    const endless = await bridge.app.callOdd('tabs.open', 'circle');
    expect(endless).toEqual({ ok: false, code: 'tooLarge' });
  });

  test('a handler that throws is a code and nothing else', async () => {
    const results = [
      await call('tabs.open', { route: '/broken' }),
      await call('tabs.open', { route: '/undeclared' }),
      await call('tabs.open', { route: '/misshapen' }),
    ];
    for (const result of results) expect(result).toEqual({ ok: false, code: 'failed' });
    expect(JSON.stringify(results)).not.toContain(shellSecret);
    const missing = await call('tabs.open', { route: '/missing' });
    expect(missing).toEqual({ ok: false, code: 'notFound' });
  });

  test('the shell tells the app of places and tabs, and the app follows', async () => {
    const place = { tabId: 'tab-2', route: '/employee/7?tab=job' };
    expect(await bridge.ask('show', place)).toEqual({ ok: true, value: null });
    expect(await bridge.app.route()).toEqual(place);
    await bridge.ask('hide', {});
    await bridge.ask('tabClosed', { tabId: 'tab-1' });
    const events = await bridge.app.events();
    expect(events).toEqual(['show /employee/7?tab=job', 'hide', 'closed tab-1']);
  });

  test('the app gives a snapshot, and may keep a tab open', async () => {
    await bridge.app.provideSnapshot(100);
    const given = await bridge.ask('suspend', { leaving: true });
    expect(given).toEqual({ ok: true, value: { snapshot: { text: 'x'.repeat(50) } } });
    await bridge.app.vetoClose(true);
    const kept = await bridge.ask('beforeClose', { tabId: 'tab-2' });
    expect(kept).toEqual({ ok: true, value: { allow: false } });
  });

  test('an app that answers more than a message may hold is not believed', async () => {
    await bridge.app.provideSnapshot(1_000_000);
    expect(await bridge.ask('suspend', { leaving: true })).toEqual({ ok: false, code: 'tooLarge' });
  });

  test('every call is audited by name and code, without what it carried', async () => {
    const canary = '/canary-4711';
    await call('tabs.open', { route: canary });
    const lines = await bridge.auditLines();
    expect(lines.join('\n')).not.toContain('canary');
    const last = JSON.parse(lines.at(-1) ?? '{}');
    expect(last).toMatchObject({
      app: 'sample',
      mountId: 'mount-1',
      userId: 'u1',
      method: 'tabs.open',
      decision: 'served',
      code: 'ok',
    });
    expect(lines.some((line) => line.includes('"unknownMethod"'))).toBe(true);
  });

  test('a burst is cut to the rate, and every call of it is answered', async () => {
    const outcomes = await bridge.app.callMany('navigation.replace', '{"route":"/a"}', 400);
    expect(Object.keys(outcomes).sort()).toEqual(['ok', 'throttled']);
    expect((outcomes.ok ?? 0) + (outcomes.throttled ?? 0)).toBe(400);
    expect(outcomes.ok).toBeLessThanOrEqual(160);
  });

  test('a message beyond the size limit is refused and costs a strike', async () => {
    const before = await bridge.strikes();
    const result = await call('tabs.open', { route: `/${'a'.repeat(200_000)}` });
    expect(result).toEqual({ ok: false, code: 'tooLarge' });
    expect(await bridge.strikes()).toBe(before + 1);
  });

  test('when the connection ends, calls of both sides that wait are settled at once', async () => {
    const waiting = call('tabs.close');
    await bridge.destroy();
    expect(await waiting).toEqual({ ok: false, code: 'disconnected' });
    expect(await bridge.ask('ping', {})).toEqual({ ok: false, code: 'disconnected' });
    expect(await call('tabs.open', { route: '/late' })).toEqual({
      ok: false,
      code: 'disconnected',
    });
  });
}
