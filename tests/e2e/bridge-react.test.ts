import type { Frame, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { shellOfFile } from '#tests/support/bridge/shell-of-file.ts';
import { openShell, type ShellSite, waitForState } from '#tests/support/bridge/shell-site.ts';

let site: ShellSite;
let shell: Page;
let failing = false;
const tokens: string[] = [];
const others = ['a1', 'a2', 'a3', 'a4', 'a5'].map((code) => ({ code }));

const opened = shellOfFile([{ code: 'people', script: 'react-app-page' }, ...others], (request) => {
  if (request.label !== 'people' || !request.path.startsWith('/gateway/')) return undefined;
  tokens.push(String(request.headers.authorization));
  const headers = { 'content-type': 'application/json' };
  const result = { grades: [], posts: [], workPlaces: [] };
  if (tokens.length === 1) return { headers, body: '{"code":401003,"msg":"late"}', status: 401 };
  return failing
    ? { headers, body: '{"code":503001,"msg":"系统繁忙","retryAfter":3}', status: 503 }
    : { headers, body: JSON.stringify({ code: 0, msg: '', result }) };
});

beforeEach(() => {
  failing = false;
  ({ site, page: shell } = opened);
});

async function start(path: string): Promise<Frame> {
  await openShell(shell, `${site.shell}/portal/people${path}`);
  return people();
}

async function people(): Promise<Frame> {
  await waitForState(shell, 'people', 'ready');
  const element = await shell.waitForSelector('iframe[data-app="people"]', { state: 'attached' });
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The app has no frame.');
  return frame;
}

const open = (app: string, route: string): Promise<unknown> =>
  shell.evaluate(
    ([code, to]) => window.shell.openPlace({ app: code ?? '', route: to ?? '' }),
    [app, route],
  );
const path = (): string => new URL(shell.url()).pathname + new URL(shell.url()).search;

test('a token that was refused is renewed once, and a failed call can be tried again', async () => {
  const app = await start('/list');
  await app.waitForSelector('[data-part="call"]:has-text("ready")');
  expect(tokens.slice(0, 2)).toEqual(['Bearer token', 'Bearer token']);
  failing = true;
  await app.click('[data-part="reload"]');
  await app.waitForSelector('[data-part="call"]:has-text("failed 系统繁忙")');
  failing = false;
  await app.click('[data-part="reload"]');
  await app.waitForSelector('[data-part="call"]:has-text("ready")');
});

test('a permission of the app is answered', async () => {
  const app = await start('/list');
  await app.waitForSelector('[data-part="permission"]:has-text("false")');
});

test('a link inside the app moves the address, and Back returns to the page as it was', async () => {
  const app = await start('/list?kind=all');
  await app.click('[data-part="clicks"]');
  await app.click('text=person');
  await app.waitForSelector('[data-page="person"]');
  expect(path()).toBe('/portal/people/person/7');
  await shell.goBack();
  await app.waitForSelector('[data-page="list"]');
  expect(await app.textContent('[data-part="search"]')).toBe('kind=all');
});

test('each tab of the app is a tree of its own that stays as it was left', async () => {
  const app = await start('/list');
  await app.click('[data-part="clicks"]');
  await open('people', '/person/9');
  await app.waitForSelector('[data-page="person"]:visible');
  await app.fill('[data-part="draft"]', 'half a sentence');
  await open('people', '/list');
  await app.waitForSelector('[data-page="list"]:visible');
  expect(await app.textContent('[data-part="clicks"]')).toBe('1');
  expect(await app.inputValue('[data-part="draft"]')).toBe('half a sentence');
  const tabs = await shell.evaluate(() =>
    window.shell.tabs().map((tab) => [tab.ownTitle, tab.dirty]),
  );
  expect(tabs).toContainEqual(['Person 9', true]);
});

test('a page that is not kept begins anew each time it is shown, from the same app and from another', async () => {
  const app = await start('/fresh');
  const clicks = () => app.locator('[data-page="list"]:visible [data-part="clicks"]');
  await clicks().click();
  await open('people', '/person/9');
  await app.waitForSelector('[data-page="person"]:visible');
  await open('people', '/fresh');
  await expect.poll(() => clicks().textContent()).toBe('0');
  await clicks().click();
  await open('a1', '/home');
  await waitForState(shell, 'a1', 'ready');
  await open('people', '/fresh');
  await expect.poll(() => clicks().textContent()).toBe('0');
});

test('unsaved work stays on a page that is not kept', async () => {
  const app = await start('/fresh/7');
  await app.fill('[data-part="draft"]', 'half a sentence');
  await open('a1', '/home');
  await waitForState(shell, 'a1', 'ready');
  await open('people', '/fresh/7');
  await app.waitForSelector('[data-part="draft"]:visible');
  expect(await app.inputValue('[data-part="draft"]')).toBe('half a sentence');
});

test('a tab that is closed leaves nothing behind in the app', async () => {
  const app = await start('/list');
  await open('people', '/person/9');
  await app.waitForSelector('[data-page="person"]:visible');
  await shell.evaluate(() => window.shell.actions.closeTab(window.shell.activeTab()?.id ?? ''));
  await app.waitForSelector('[data-page="person"]', { state: 'detached' });
});

test('what a page keeps comes back after its app was taken out of the pool', async () => {
  let app = await start('/person/7');
  await app.fill('[data-part="draft"]', 'kept');
  await app.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  for (const code of ['a1', 'a2', 'a3', 'a4']) {
    await open(code, '/home');
    await waitForState(shell, code, 'ready');
    const frame = shell.frames().find((one) => one.url().includes(`//${code}.`));
    await frame?.evaluate(() => window.bridge.tabs.dirty({ dirty: true }));
  }
  await open('a5', '/home');
  await shell.waitForFunction(() => window.shell.dialog()?.kind === 'evict');
  await shell.evaluate(() =>
    window.shell.dialogs.answerEvict(window.shell.dialog()?.id ?? '', 'people'),
  );
  await waitForState(shell, 'people', 'suspended');
  await shell.evaluate(() => history.go(-5));
  app = await people();
  await app.waitForSelector('[data-page="person"]');
  expect(await app.inputValue('[data-part="draft"]')).toBe('kept');
});

test('a page that throws is replaced, and the other tabs of the app go on', async () => {
  const app = await start('/list');
  await open('people', '/person/9');
  await app.fill('[data-part="draft"]', 'broken');
  await app.waitForSelector('[data-page="failed"]:visible');
  await open('people', '/list');
  await app.waitForSelector('[data-page="list"]:visible');
});

test('a place the app does not know is said to be unknown', async () => {
  const app = await start('/nowhere/at/all');
  await app.waitForSelector('[data-page="not-found"]');
});
