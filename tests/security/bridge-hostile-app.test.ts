import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileShell } from '#tests/support/bridge/hostile-shell.ts';
import { waitForState } from '#tests/support/bridge/shell-site.ts';

const scene = hostileShell([{ code: 'unlisted', listed: false }], ({ label, path }) => {
  if (label === 'elsewhere') return { body: 'phishing' };
  if (path !== '/redirect') return undefined;
  const location = `${scene.site.site.origin('elsewhere.localhost')}/redirected`;
  return { status: 302, headers: { location }, body: '' };
});

test('the sandbox holds: no way out of the frame works (T3)', async () => {
  const evil = await scene.evil();
  expect(await evil.evaluate(() => window.hostile.escape())).toEqual([]);
  expect(await scene.shell.evaluate(() => window.shell.state('a1'))).toBe('hidden');
});

test('an app that leaves its origin is cut off, and nothing is asked of the other origin (T4)', async () => {
  const elsewhere = scene.site.site.origin('elsewhere.localhost');
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
    const mounts = await scene.shell.evaluate(() => window.shell.mountIds());
    const evil = await scene.evil();
    await evil.evaluate(leave, elsewhere).catch(() => undefined);
    await waitForState(scene.shell, 'evil', 'refused navigated');
    expect(await scene.shell.evaluate(() => window.shell.mounted())).toEqual(['a1']);
    const revoked = (): unknown => {
      const last = scene.site.tokenCalls.findLast(({ path }) => path.endsWith('revokeMount'));
      return JSON.parse(last?.body ?? '{}').mountId;
    };
    await expect.poll(revoked).toSatisfy((id: string) => mounts.includes(id));
    await scene.restart('evil');
  }
  expect(scene.site.site.log.filter((line) => line.startsWith('elsewhere'))).toEqual([]);
});

test('an app whose origin stands in no policy is said to be blocked by the portal', async () => {
  await scene.shell.evaluate(() => window.shell.openPlace({ app: 'unlisted', route: '/home' }));
  await waitForState(scene.shell, 'unlisted', 'refused blocked');
});

test('a frame inside of an app is not heard (T5)', async () => {
  const evil = await scene.evil();
  const before = await scene.livePorts();
  await evil.evaluate(async () => {
    const inner = document.createElement('iframe');
    inner.srcdoc = `<script>for (let i = 0; i < 20; i++) top.postMessage({ type: 'atrium.hello', version: 1 }, '*', [new MessageChannel().port2])</script>`;
    document.body.append(inner);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await scene.livePorts()).toBe(before);
  expect(await scene.shell.evaluate(() => window.shell.state('evil'))).toBe('ready');
});

test('a second hello of the same document ends the connection (T6)', async () => {
  const evil = await scene.evil();
  await evil
    .evaluate(() => {
      const { port2 } = new MessageChannel();
      parent.postMessage({ type: 'atrium.hello', version: 1 }, '*', [port2]);
    })
    .catch(() => {});
  await waitForState(scene.shell, 'evil', 'refused navigated');
  expect(await scene.livePorts()).toBe(1);
});

test('after 100 reloads of an app exactly one of its ports is alive (T6)', {
  timeout: 180_000,
}, async () => {
  await scene.shell.evaluate(async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      await window.shell.actions.reloadApp('evil');
      while (window.shell.state('evil') !== 'ready') {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  });
  expect(await scene.shell.evaluate(() => window.shell.mounted())).toEqual(['a1', 'evil']);
  expect(await scene.livePorts()).toBe(2);
});

test('a document that loads itself anew gets no port', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => location.reload()).catch(() => undefined);
  await waitForState(scene.shell, 'evil', 'refused navigated');
  expect(await scene.livePorts()).toBe(1);
});

test('an app gets no token but its own (T7)', async () => {
  const evil = await scene.evil();
  const answer = await evil.evaluate(() =>
    window.hostile.callPath(['session.token'], { audience: 'a1', appCode: 'a1' }),
  );
  expect(answer).toMatchObject({ value: { ok: false, code: 'badInput' } });
  await evil.evaluate(() => window.bridge.session.token());
  const asked = scene.site.tokenCalls.findLast(({ path }) => path.endsWith('appToken'));
  expect(JSON.parse(asked?.body ?? '{}').appCode).toBe('evil');
});

test("an app learns nothing of another app's functions (T8)", async () => {
  const evil = await scene.evil();
  const answer = await evil.evaluate(() =>
    window.bridge.permissions.has({ functionIds: ['a1.home', 'a2.home', 'evil.none'] }),
  );
  expect(answer).toEqual({ 'a1.home': false, 'a2.home': false, 'evil.none': false });
});

test('500 poisoned requests pollute nothing (T9)', async () => {
  const evil = await scene.evil();
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
  expect(await scene.shell.evaluate(() => Reflect.get({}, 'polluted') as unknown)).toBeUndefined();
});

test('whatever path a call names, it is one and the same refusal (T10, T11)', async () => {
  const evil = await scene.evil();
  const errors: string[] = [];
  scene.shell.on('pageerror', (error) => errors.push(error.message));
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
  const evil = await scene.evil();
  const before = await scene.livePorts();
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
  expect(await scene.livePorts()).toBe(before);
  await evil.evaluate(() => window.bridge.navigation.replace({ route: '/still-here' }));
  // The address reaches the test through another process than the answer does.
  await expect.poll(() => new URL(scene.shell.url()).pathname).toBe('/portal/evil/still-here');
});

test('a tab is never named by marks that deceive, nor at length (T16)', async () => {
  const evil = await scene.evil();
  const names = ['\u202Enigol', 'Line\nbreak', 'Zero\u200Bwidth', '\u2066Login\u2069'];
  for (const title of names) {
    await evil.evaluate((given) => window.bridge.tabs.title({ title: given }), title);
    const shown = await scene.shell.evaluate(() => window.shell.activeTab()?.ownTitle ?? '');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
    expect(shown).not.toMatch(/[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
  }
  const long = await evil.evaluate(() =>
    window.hostile.callPath(['tabs.title'], { title: 'x'.repeat(10_000) }),
  );
  expect(long).toMatchObject({ value: { ok: false, code: 'badInput' } });
});

test('an app has one dialog at a time, and none once its frame is gone (T13)', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => {
    void window.bridge.dialogs.confirm({ title: 'Session ended', text: '<form>' }).catch(() => {});
  });
  await scene.shell.waitForFunction(() => window.shell.dialog()?.kind === 'confirm');
  const second = await evil.evaluate(() =>
    window.hostile.callPath(['dialogs.confirm'], { title: 'a', text: 'b' }),
  );
  expect(second).toMatchObject({ value: { ok: false, code: 'busy' } });
  await scene.restart('evil');
  expect(await scene.shell.evaluate(() => window.shell.dialog())).toBeNull();
});

test('an app prints nothing that no click asked for (T13)', async () => {
  const evil = await scene.evil();
  await scene.shell.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  // What drives the browser counts as a click, for five seconds.
  const answer = await evil.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    return window.hostile.callPath(['dialogs.print'], {});
  });
  expect(answer).toMatchObject({ value: { ok: false, code: 'busy' } });
  expect(await scene.shell.evaluate(() => document.body.dataset.printed)).toBeUndefined();
});

test('a parked app can neither bring itself or others to the front, nor go back, nor ask (T14)', async () => {
  const evil = await scene.evil();
  await scene.shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/other' }));
  await waitForState(scene.shell, 'evil', 'hidden');
  const address = scene.shell.url();
  const calls: [string, unknown][] = [
    ['tabs.open', { route: '/home' }],
    ['tabs.open', { app: 'a1', route: '/elsewhere' }],
    ['navigation.back', {}],
    ['dialogs.confirm', { title: 'Session ended', text: 'Sign in again' }],
    ['dialogs.alert', { title: 'Session ended', okText: 'Sign in again' }],
    ['dialogs.print', {}],
  ];
  for (const [name, request] of calls) {
    const answer = await evil.evaluate(([path, given]) => window.hostile.callPath([path], given), [
      name,
      request,
    ] as const);
    expect(answer, name).toMatchObject({ value: { ok: false, code: 'busy' } });
  }
  expect(scene.shell.url()).toBe(address);
  expect(await scene.shell.evaluate(() => window.shell.dialog())).toBeNull();
  expect(await scene.shell.evaluate(() => window.shell.activeTab()?.app)).toBe('a1');
});

test('an app cannot answer a question of the shell by going back (T14)', async () => {
  const evil = await scene.evil();
  await evil.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  await scene.shell.evaluate(() => {
    void window.shell.actions.closeTab(window.shell.activeTab()?.id ?? '');
  });
  await scene.shell.waitForFunction(() => window.shell.dialog()?.kind === 'leave');
  const answer = await evil.evaluate(() => window.hostile.callPath(['navigation.back'], {}));
  expect(answer).toMatchObject({ value: { ok: false, code: 'busy' } });
  expect(await scene.shell.evaluate(() => window.shell.dialog()?.kind)).toBe('leave');
});
