import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import { frameOf, openShell, waitForState } from '#tests/support/bridge/shell-site.ts';

let asked: string[] = [];
const opened = shellOfFile([{ code: 'a1' }, { code: 'a2' }], ({ path }) => {
  asked.push(path);
  return undefined;
});
let shell: Page;
let app: Frame;

beforeEach(async () => {
  asked = [];
  shell = opened.page;
  await openShell(shell, `${opened.site.shell}/portal/a1/home`);
  await waitForState(shell, 'a1', 'ready');
  app = await frameOf(shell, 'a1');
});

const routes = (): Promise<string[]> =>
  shell.evaluate(() => window.shell.tabs().map((tab) => `${tab.app} ${tab.route}`));

test('an app opens pages of its own, closes one, and then all but the one it shows', async () => {
  for (const route of ['/one', '/two', '/three'])
    await app.evaluate((to) => window.bridge.tabs.open({ route: to }), route);
  const second = (await shell.evaluate(() => window.shell.tabs())).find(
    ({ route }) => route === '/two',
  );
  const closed = await app.evaluate(
    (tabId) => window.bridge.tabs.close({ tabId }),
    second?.id ?? '',
  );
  expect(closed).toEqual({ closed: true });
  await expect.poll(() => app.evaluate(() => window.events)).toContain('closed');
  expect(await routes()).not.toContain('a1 /two');
  await shell.evaluate(() => window.shell.openPlace({ app: 'a2', route: '/home' }));
  await waitForState(shell, 'a2', 'ready');
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/three' }));
  await waitForState(shell, 'a1', 'ready');
  expect(await app.evaluate(() => window.bridge.tabs.closeOthers())).toEqual({ closed: 2 });
  const left = await routes();
  expect(left.filter((one) => one.startsWith('a1'))).toEqual(['a1 /three']);
  expect(left).toContain('a2 /home');
});

test('an app is told when it is shown, where it is led, and when it is hidden', async () => {
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/other' }));
  await expect.poll(() => app.evaluate(() => window.events)).toContain('route /other');
  await shell.evaluate(() => window.shell.openPlace({ app: 'a2', route: '/home' }));
  await expect.poll(() => app.evaluate(() => window.events)).toContain('hide');
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/back' }));
  await expect.poll(() => app.evaluate(() => window.events)).toContain('show /back');
});

test('an app names its tab, and goes back to where it came from', async () => {
  await app.evaluate(() => window.bridge.tabs.title({ title: '花名册' }));
  expect(await shell.evaluate(() => window.shell.activeTab()?.ownTitle)).toBe('花名册');
  await app.evaluate(() => window.bridge.navigation.push({ route: '/employee/7' }));
  await app.evaluate(() => window.bridge.navigation.back());
  await expect.poll(() => app.evaluate(() => window.bridge.route.get().route)).toBe('/home');
});

test('an app says what waits in its tab, pins it, and learns of its own tabs alone', async () => {
  await shell.evaluate(() => window.shell.openPlace({ app: 'a2', route: '/home' }));
  await waitForState(shell, 'a2', 'ready');
  const parked = await app.evaluate(() =>
    window.bridge.tabs.pin({ pinned: true }).catch((cause) => cause.code),
  );
  expect(parked).toBe('busy');
  await shell.evaluate(() => window.shell.openPlace({ app: 'a1', route: '/home' }));
  await waitForState(shell, 'a1', 'ready');
  await app.evaluate(() => window.bridge.tabs.badge({ count: 120 }));
  await app.evaluate(() => window.bridge.tabs.pin({ pinned: true }));
  const [own, ...more] = await app.evaluate(() => window.bridge.tabs.list());
  expect(own).toMatchObject({ route: '/home', badge: 120, pinned: true, dirty: false });
  expect(more).toEqual([]);
  expect(await app.evaluate(() => window.bridge.tabs.close())).toEqual({ closed: false });
  const foreign = (await shell.evaluate(() => window.shell.tabs())).find((tab) => tab.app === 'a2');
  const refused = await app.evaluate(
    (tabId) => window.bridge.tabs.badge({ count: 1, tabId }).catch((cause) => cause.code),
    foreign?.id ?? '',
  );
  expect(refused).toBe('notFound');
  await app.evaluate(() => window.bridge.tabs.pin({ pinned: false }));
  await app.evaluate(() => window.bridge.tabs.badge({ count: 0 }));
  expect(await app.evaluate(() => window.bridge.tabs.list())).toMatchObject([
    { pinned: false, badge: 0 },
  ]);
});

test('an app pins three of its tabs at most, and can let one go for another', async () => {
  const pin = (pinned: boolean) =>
    app.evaluate(
      (on) => window.bridge.tabs.pin({ pinned: on }).catch((cause) => cause.code),
      pinned,
    );
  const answers: unknown[] = [];
  for (const route of ['/one', '/two', '/three', '/four']) {
    await app.evaluate((to) => window.bridge.tabs.open({ route: to }), route);
    await app.waitForFunction((to) => window.bridge.route.get().route === to, route);
    answers.push(await pin(true));
  }
  expect(answers).toEqual([null, null, null, 'busy']);
  await app.evaluate(() => window.bridge.tabs.open({ route: '/one' }));
  await app.waitForFunction(() => window.bridge.route.get().route === '/one');
  expect(await pin(false)).toBeNull();
  await app.evaluate(() => window.bridge.tabs.open({ route: '/four' }));
  await app.waitForFunction(() => window.bridge.route.get().route === '/four');
  expect(await pin(true)).toBeNull();
});

test('an app that leads to another website has the person asked by its host, and opens nothing that runs (T18)', async () => {
  const open = (address: string) =>
    app.evaluate(
      (to) => window.bridge.navigation.external({ address: to }).catch((cause) => cause.code),
      address,
    );
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/company', 'blob:x', 'https://'])
    expect(await open(bad), bad).toMatch(/badInput|notFound/);
  const answer = open('https://name:word@help.example/a');
  await expect
    .poll(() => shell.evaluate(() => window.shell.dialog()))
    .toMatchObject({ kind: 'outside', host: 'help.example' });
  expect(await open('https://other.example/')).toBe('busy');
  await shell.evaluate(() => {
    const asked = window.shell.dialog();
    if (asked?.kind === 'outside') window.shell.dialogs.answerOutside(asked.id, false);
  });
  expect(await answer).toEqual({ opened: false });
});

test("an app lays no question over another one, its own or the shell's (T13)", async () => {
  const open = () =>
    app.evaluate(() =>
      window.bridge.navigation
        .external({ address: 'https://help.example/' })
        .catch((cause) => cause.code),
    );
  const asked = () => shell.evaluate(() => window.shell.dialog());
  const first = open();
  await expect.poll(asked).toMatchObject({ kind: 'outside' });
  expect(await open()).toBe('busy');
  const own = await asked();
  await shell.evaluate((id) => window.shell.dialogs.answerOutside(id, false), own?.id ?? '');
  expect(await first).toEqual({ opened: false });
  await shell.evaluate(() => {
    void window.shell.dialogs.askLeave({ reason: 'signOut', tabIds: [] });
  });
  expect(await open()).toBe('busy');
  expect(await asked()).toMatchObject({ kind: 'leave' });
});

test('an app says something in passing, and the next message takes its place', async () => {
  await app.evaluate(() => window.bridge.dialogs.message({ text: '已保存', tone: 'success' }));
  expect(await shell.evaluate(() => window.shell.message())).toMatchObject({
    text: '已保存',
    tone: 'success',
  });
  await app.evaluate(() => window.bridge.dialogs.message({ text: '已删除' }));
  expect(await shell.evaluate(() => window.shell.message())).toMatchObject({
    text: '已删除',
    tone: 'info',
  });
});

test('an app hands a file over, which is saved under a name that hides nothing', async () => {
  await app.locator('html').click();
  const saving = shell.waitForEvent('download');
  const answer = await app.evaluate(() =>
    window.bridge.files.save({ file: new File(['工号,姓名'], 'list\u202e/one.csv') }),
  );
  expect(answer).toEqual({ saved: true });
  const download = await saving;
  expect(download.suggestedFilename()).toBe('list_one.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe('工号,姓名');
  const refused = await app.evaluate(() =>
    Promise.all(
      [new File(['x'], 'invoice.exe'), new File(['x'], 'page.html'), new Blob(['x'])].map((file) =>
        window.bridge.files.save({ file: file as File }).catch((cause) => cause.code),
      ),
    ),
  );
  expect(refused).toEqual(['badInput', 'badInput', 'badInput']);
  const tooLarge = await app.evaluate(() => {
    const file = new File([new Uint8Array(65 * 1024 * 1024)], 'large.csv');
    return window.bridge.files.save({ file }).catch((cause) => cause.code);
  });
  expect(tooLarge).toBe('tooLarge');
});

test('a file of an app is saved as what its name says, whatever type the app gave it', async () => {
  await shell.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      document.title = blob.type;
      return make(blob);
    };
  });
  await app.locator('html').click();
  for (const type of ['text/html', 'image/svg+xml', 'application/x-msdownload']) {
    const saving = shell.waitForEvent('download');
    await app.evaluate((given) => {
      const file = new File(['<script>1</script>'], 'list.csv', { type: given });
      return window.bridge.files.save({ file });
    }, type);
    expect((await saving).suggestedFilename()).toBe('list.csv');
    expect(await shell.title(), type).toBe('application/octet-stream');
  }
});

test('an app that has no file to hand over cannot smuggle one into another call (T12)', async () => {
  const refused = await app.evaluate(() =>
    window.bridge.tabs
      .title({ title: new File(['x'], 'a.csv') as unknown as string })
      .catch((cause) => cause.code),
  );
  expect(refused).toBe('badInput');
});

test('an app puts a text on the clipboard after a click', async () => {
  await shell.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.locator('input').click();
  await app.evaluate(() => window.bridge.files.copy({ text: 'E0001 林晓' }));
  expect(await shell.evaluate(() => navigator.clipboard.readText())).toBe('E0001 林晓');
});

test('an app learns how many messages are unread, and shows one only from the front', async () => {
  expect(await app.evaluate(() => window.bridge.messages.unread())).toEqual({ unread: 3 });
  await app.evaluate(() =>
    window.bridge.messages.open({ messageId: '0190a1b2-0000-7000-8000-000000000009' }),
  );
  const address = () => new URL(shell.url()).pathname + new URL(shell.url()).search;
  await expect.poll(address).toBe('/messages?id=0190a1b2-0000-7000-8000-000000000009');
  // The address moves at once, the page once the rights were looked at.
  const open = () => app.evaluate(() => window.bridge.messages.open().catch((cause) => cause.code));
  await expect.poll(open).toBe('busy');
});

test('an app learns which of its own functions and buttons the person has', async () => {
  const has = await app.evaluate(() =>
    window.bridge.permissions.has({ functionIds: ['a1.home', 'a1.never', 'a2.home'] }),
  );
  expect(has).toEqual({ 'a1.home': true, 'a1.never': false, 'a2.home': false });
  const buttons = await app.evaluate(() =>
    window.bridge.permissions.buttons({ menuId: 'a1.home' }),
  );
  expect(buttons).toEqual([]);
});

test('an app learns what the person may do with the fields of its own business type, and of no other', async () => {
  const fields = (bizTypeId: string) =>
    app.evaluate(
      (type) => window.bridge.permissions.fields({ bizTypeId: type }).catch(({ code }) => code),
      bizTypeId,
    );
  expect(await fields('employee')).toEqual({ bankAccount: 'hidden' });
  expect(await fields('order')).toBe('notFound');
});

test('an app that keeps the Tab key gives the keyboard to what stands before or after its frame', async () => {
  await shell.evaluate(() => {
    const [before, after] = ['before', 'after'].map((words) => {
      const button = document.createElement('button');
      button.textContent = words;
      return button;
    });
    // The frame must not move: a frame that moves is loaded again.
    if (before) document.body.prepend(before);
    if (after) document.body.append(after);
  });
  const leave = (direction: 'forward' | 'backward') =>
    app.evaluate(
      (way) => window.bridge.focus.leave({ direction: way }).catch(({ code }) => code),
      direction,
    );
  const holder = () => shell.evaluate(() => document.activeElement?.textContent);
  expect(await leave('forward')).toBe('busy');
  await app.locator('input').focus();
  expect(await leave('forward')).toBe(null);
  expect(await holder()).toBe('after');
  await app.locator('input').focus();
  expect(await leave('backward')).toBe(null);
  expect(await holder()).toBe('before');
});

test('when the gateway doubts the session the shell looks at it itself', async () => {
  asked = [];
  await app.evaluate(() => window.bridge.session.check());
  expect(asked.map((path) => path.replace(/^.*\//, '').split('?', 1)[0])).toEqual(
    expect.arrayContaining(['getLoginUserInfo', 'hasPermissionMark']),
  );
});
