import * as fc from 'fast-check';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  frameOf,
  openShell,
  openShellSite,
  type ShellSite,
  waitForState,
} from '#tests/support/bridge/shell-site.ts';
import { launchBrowser } from '#tests/support/browser.ts';

let browser: Browser;
let site: ShellSite;
let shell: Page;
let evil: Frame;

beforeAll(async () => {
  site = await openShellSite(
    [
      { code: 'a1' },
      { code: 'evil', script: 'hostile-app-page' },
      { code: 'vendor', tier: 'vendor', script: 'hostile-app-page' },
      { code: 'unlisted', listed: false },
    ],
    ({ label, path, host }) => {
      if (label === 'elsewhere') return { body: 'phishing' };
      if (path !== '/redirect') return undefined;
      const port = site.site.port;
      return {
        status: 302,
        headers: { location: `http://elsewhere.localhost:${port}/from-${host}` },
        body: '',
      };
    },
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.site.close();
});
beforeEach(async () => {
  const context = await browser.newContext();
  shell = await context.newPage();
  await shell.addInitScript(countPorts);
  await openShell(shell, `${site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  evil = await start('evil');
});
afterEach(() => shell.context().close());

/** Counts the shell's ends of every channel it made; runs in the shell's page. */
function countPorts(): void {
  const Original = MessageChannel;
  const live = new Set<MessagePort>();
  Object.assign(window, {
    livePorts: () => live.size,
    MessageChannel: class {
      constructor() {
        const channel = new Original();
        const close = channel.port1.close.bind(channel.port1);
        live.add(channel.port1);
        channel.port1.close = () => {
          live.delete(channel.port1);
          close();
        };
        // biome-ignore lint/correctness/noConstructorReturn: the real channel is what the page has to get.
        return channel;
      }
    },
  });
}

async function start(app: string): Promise<Frame> {
  await shell.evaluate((code) => window.shell.openPlace({ app: code, route: '/home' }), app);
  await waitForState(shell, app, 'ready');
  return frameOf(shell, app);
}

async function restart(app: string): Promise<Frame> {
  await shell.evaluate((code) => window.shell.actions.reloadApp(code), app);
  await waitForState(shell, app, 'ready');
  return frameOf(shell, app);
}

const livePorts = (): Promise<number> =>
  shell.evaluate(() => Reflect.get(window, 'livePorts')() as number);

/** Longest time the shell's page stood still while the work ran. */
async function gapDuring(work: () => Promise<unknown>): Promise<number> {
  await shell.evaluate(() => {
    window.longestGap = 0;
  });
  await work();
  return shell.evaluate(() => window.longestGap);
}

test('an app that loops 1.5 s does not hold up the shell (T1)', async () => {
  for (const app of ['evil', 'vendor']) {
    const frame = app === 'evil' ? evil : await start('vendor');
    const gaps: number[] = [];
    // The machine of a test may itself stand still for a moment: the best of three tells what the app did.
    for (let turn = 0; turn < 3 && !(Math.min(...gaps) <= 50); turn += 1) {
      gaps.push(await gapDuring(() => frame.evaluate(() => window.hostile.loop(1_500))));
    }
    expect(Math.min(...gaps), app).toBeLessThanOrEqual(50);
  }
});

test('the sandbox holds: no way out of the frame works (T3)', async () => {
  expect(await evil.evaluate(() => window.hostile.escape())).toEqual([]);
  expect(await shell.evaluate(() => window.shell.state('a1'))).toBe('hidden');
});

test('an app that leaves its origin is cut off, and nothing is asked of the other origin (T4)', async () => {
  const elsewhere = site.site.origin('elsewhere.localhost');
  const ways: readonly ((to: string) => void)[] = [
    (to) => {
      location.href = `${to}/link`;
    },
    () => {
      location.href = '/redirect';
    },
    (to) => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'refresh';
      meta.content = `0;url=${to}/meta`;
      document.head.append(meta);
    },
    (to) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${to}/form`;
      document.body.append(form);
      form.submit();
    },
  ];
  for (const leave of ways) {
    const mounts = await shell.evaluate(() => window.shell.mountIds());
    await evil.evaluate(leave, elsewhere).catch(() => undefined);
    await waitForState(shell, 'evil', 'refused navigated');
    expect(await shell.evaluate(() => window.shell.mounted())).toEqual(['a1']);
    const revoked = (): unknown => {
      const last = site.tokenCalls.findLast(({ path }) => path.endsWith('revokeMount'));
      return JSON.parse(last?.body ?? '{}').mountId;
    };
    await expect.poll(revoked).toSatisfy((id: string) => mounts.includes(id));
    evil = await restart('evil');
  }
  expect(site.site.log.filter((line) => line.startsWith('elsewhere'))).toEqual([]);
});

test('an app whose origin stands in no policy is said to be blocked by the portal', async () => {
  await shell.evaluate(() => window.shell.openPlace({ app: 'unlisted', route: '/home' }));
  await waitForState(shell, 'unlisted', 'refused blocked');
});

test('a frame inside of an app is not heard (T5)', async () => {
  const before = await livePorts();
  await evil.evaluate(async () => {
    const inner = document.createElement('iframe');
    inner.srcdoc = `<script>for (let i = 0; i < 20; i++) top.postMessage({ type: 'atrium.hello', version: 1 }, '*')</script>`;
    document.body.append(inner);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await livePorts()).toBe(before);
  expect(await shell.evaluate(() => window.shell.state('evil'))).toBe('ready');
});

test('a second hello of the same document ends the connection (T6)', async () => {
  await evil
    .evaluate(() => parent.postMessage({ type: 'atrium.hello', version: 1 }, '*'))
    .catch(() => {});
  await waitForState(shell, 'evil', 'refused navigated');
  expect(await livePorts()).toBe(1);
});

test('after 100 reloads of an app exactly one of its ports is alive (T6)', async () => {
  await shell.evaluate(async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      await window.shell.actions.reloadApp('evil');
      while (window.shell.state('evil') !== 'ready') {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  });
  expect(await shell.evaluate(() => window.shell.mounted())).toEqual(['a1', 'evil']);
  expect(await livePorts()).toBe(2);
});

test('a document that loads itself anew gets no port', async () => {
  await evil.evaluate(() => location.reload()).catch(() => undefined);
  await waitForState(shell, 'evil', 'refused navigated');
  expect(await livePorts()).toBe(1);
});

test('an app gets no token but its own (T7)', async () => {
  const answer = await evil.evaluate(() =>
    window.hostile.callPath(['session.token'], { audience: 'a1', appCode: 'a1' }),
  );
  expect(answer).toMatchObject({ value: { ok: false, code: 'badInput' } });
  await evil.evaluate(() => window.bridge.session.token());
  const asked = site.tokenCalls.findLast(({ path }) => path.endsWith('appToken'));
  expect(JSON.parse(asked?.body ?? '{}').appCode).toBe('evil');
});

test("an app learns nothing of another app's functions (T8)", async () => {
  const answer = await evil.evaluate(() =>
    window.bridge.permissions.has({ functionIds: ['a1.home', 'a2.home', 'evil.none'] }),
  );
  expect(answer).toEqual({ 'a1.home': false, 'a2.home': false, 'evil.none': false });
});

test('500 poisoned requests pollute nothing (T9)', async () => {
  const poison = fc.constantFrom('__proto__', 'constructor', 'prototype');
  const request = fc.tuple(poison, poison, fc.anything({ maxDepth: 2 }));
  for (const [outer, inner, value] of fc.sample(request, 500)) {
    const json = `{"route":"/a","${outer}":{"${inner}":{"polluted":true}},"x":${JSON.stringify(value) ?? 'null'}}`;
    void evil.evaluate(
      (text) => void window.hostile.callPath(['tabs.dirty'], JSON.parse(text)),
      json,
    );
  }
  const answer = await evil.evaluate(() =>
    window.hostile.callPath(['tabs.title'], JSON.parse('{"title":"a","__proto__":{"title":"b"}}')),
  );
  expect(answer).toMatchObject({ value: { ok: false } });
  expect(await shell.evaluate(() => Reflect.get({}, 'polluted') as unknown)).toBeUndefined();
});

test('whatever path a call names, it is one and the same refusal (T10, T11)', async () => {
  const errors: string[] = [];
  shell.on('pageerror', (error) => errors.push(error.message));
  const paths: unknown[] = [
    ['constructor'],
    ['__proto__', 'x'],
    ['toString'],
    ['tabs.open', 'call'],
    ['tabs', '_private'],
    ['hasOwnProperty'],
    [7],
    [{}],
    [],
    7,
    'tabs.open',
    null,
    [['tabs.open']],
  ];
  for (const path of paths) {
    const reply = await evil.evaluate((given) => window.hostile.callPath(given, {}), path);
    expect(reply, JSON.stringify(path)).toMatchObject({
      type: 'REPLY',
      value: { ok: false, code: 'unknownMethod' },
    });
    expect(JSON.stringify(reply)).not.toMatch(/stack|\.js|Error/);
  }
  expect(errors).toEqual([]);
});

test('repeated handshakes and odd messages on the port open nothing and break nothing', async () => {
  const before = await livePorts();
  await evil.evaluate(async () => {
    const shapes = [
      { type: 'SYN', participantId: 'zzz' },
      { type: 'ACK1', methodPaths: [] },
      { type: 'ACK2' },
      { type: 'REPLY', callId: 'none', isError: true, isSerializedErrorInstance: true },
      { type: 'CALL', id: 7, methodPath: ['tabs.open'], args: null },
      { type: 'constructor' },
    ];
    for (const shape of shapes) {
      for (let turn = 0; turn < 20; turn += 1) {
        void window.hostile.raw({ namespace: 'penpal', id: 'odd', ...shape });
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  expect(await livePorts()).toBe(before);
  await evil.evaluate(() => window.bridge.navigation.replace({ route: '/still-here' }));
  expect(new URL(shell.url()).pathname).toBe('/portal/evil/still-here');
});

test('a flood over the window or the port removes the frame, and the others go on (T12)', async () => {
  for (const way of ['floodWindow', 'floodPort'] as const) {
    const gaps: number[] = [];
    for (let turn = 0; turn < 3 && !(Math.min(...gaps) <= 150); turn += 1) {
      const gap = await gapDuring(async () => {
        await Promise.race([
          evil.evaluate((name) => window.hostile[name](2_000), way).catch(() => undefined),
          waitForState(shell, 'evil', 'refused flood'),
        ]);
        await waitForState(shell, 'evil', 'refused flood');
      });
      gaps.push(gap);
      evil = await restart('evil');
    }
    expect(Math.min(...gaps), way).toBeLessThanOrEqual(150);
    expect(await shell.evaluate(() => window.shell.state('a1'))).toBe('hidden');
  }
});

test('three giant messages remove the frame (T12)', async () => {
  await evil
    .evaluate(() => {
      for (let turn = 0; turn < 3; turn += 1) window.hostile.giant();
    })
    .catch(() => undefined);
  await waitForState(shell, 'evil', 'refused strikes');
});

test('a tab is never named by marks that deceive, nor at length (T16)', async () => {
  const names = ['\u202Enigol', 'Line\nbreak', 'Zero\u200Bwidth', '\u2066Login\u2069'];
  for (const title of names) {
    await evil.evaluate((given) => window.bridge.tabs.title({ title: given }), title);
    const shown = await shell.evaluate(() => window.shell.activeTab()?.ownTitle ?? '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
    expect(shown).not.toMatch(/[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
  }
  const long = await evil.evaluate(() =>
    window.hostile.callPath(['tabs.title'], { title: 'x'.repeat(10_000) }),
  );
  expect(long).toMatchObject({ value: { ok: false, code: 'badInput' } });
});

test('an app has one dialog at a time, and none once its frame is gone (T13)', async () => {
  await evil.evaluate(() => {
    void window.bridge.dialogs.confirm({ title: 'Session ended', text: '<form>' }).catch(() => {});
  });
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'confirm');
  const second = await evil.evaluate(() =>
    window.hostile.callPath(['dialogs.confirm'], { title: 'a', text: 'b' }),
  );
  expect(second).toMatchObject({ value: { ok: false, code: 'busy' } });
  await restart('evil');
  expect(await shell.evaluate(() => window.shell.dialog())).toBeNull();
});

test('a parked app can neither bring itself or others to the front, nor go back, nor ask (T14)', async () => {
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/other' }));
  await waitForState(shell, 'evil', 'hidden');
  const address = shell.url();
  const calls: [string, unknown][] = [
    ['tabs.open', { route: '/home' }],
    ['tabs.open', { app: 'a1', route: '/elsewhere' }],
    ['navigation.back', {}],
    ['dialogs.confirm', { title: 'Session ended', text: 'Sign in again' }],
  ];
  for (const [name, request] of calls) {
    const answer = await evil.evaluate(([path, given]) => window.hostile.callPath([path], given), [
      name,
      request,
    ] as const);
    expect(answer, name).toMatchObject({ value: { ok: false, code: 'busy' } });
  }
  expect(shell.url()).toBe(address);
  expect(await shell.evaluate(() => window.shell.dialog())).toBeNull();
  expect(await shell.evaluate(() => window.shell.activeTab()?.app)).toBe('a1');
});
