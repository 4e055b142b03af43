import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page, Request } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, field, openRecord, save } from '#tests/support/employee-record.ts';
import { processOf } from '#tests/support/frame-process.ts';
import { addressOf, appFrame, fillSignIn, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });
let evilSite: Server;

beforeAll(async () => {
  evilSite = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><iframe id="prey" src="${portal.origin}/login"></iframe>`);
  });
  await new Promise<void>((resolve) => evilSite.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => evilSite.close(resolve)));

/** Texts that would run, or draw, if anything took them for more than text. */
const hostileTexts = [
  '<img src=x onerror="window.pwned=1">',
  '"><script>window.pwned=1</script>',
  "'-alert(1)-'",
  'javascript:window.pwned=1',
  '{{constructor.constructor("window.pwned=1")()}}',
  '<svg/onload=window.pwned=1>',
];

/** Notes from here on what a document's policy refuses: a text that was taken for more would be seen there at least. */
function watchPolicy(document: Page | Frame): Promise<void> {
  return document.evaluate(() => {
    const refusals: string[] = [];
    Object.assign(window, { refusals });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refusals.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}

const harmOf = (document: Page | Frame): Promise<unknown> =>
  document.evaluate(() => [Reflect.get(window, 'pwned'), Reflect.get(window, 'refusals')]);

test('an app whose process is killed leaves the shell running, and is back where it was (T2)', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page?part=7');
  const frame = await appFrame(page, 'note-1');
  const other = await page.context().newPage();
  await other.goto('/healthz');
  // The driver takes the whole page for crashed, so it tells of itself.
  await page.evaluate(() => {
    const stage = (): HTMLElement | null => document.querySelector('#stage button');
    const first = document.querySelector('iframe[data-app="note-1"]');
    setInterval(() => {
      localStorage.setItem('beats', String(Number(localStorage.getItem('beats')) + 1));
      stage()?.click();
      const now = document.querySelector<HTMLElement>('iframe[data-app="note-1"]');
      if (now !== first && now?.dataset.state === 'ready')
        localStorage.setItem('back', location.pathname + location.search);
    }, 100);
  });
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  process.kill(await processOf(browser, frame), 'SIGKILL');
  const stored = (name: string) => other.evaluate((key) => localStorage.getItem(key), name);
  const beats = Number(await stored('beats'));
  await expect.poll(() => stored('back'), { timeout: 60_000 }).toBe('/portal/note-1/page?part=7');
  expect(Number(await stored('beats'))).toBeGreaterThan(beats + 10);
});

/** Which share of a part of the page is drawn in plain red, a colour that the shell has nowhere. */
async function redShare(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const { data, width, height } = PNG.sync.read(await page.screenshot({ clip }));
  let red = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUIntBE(at, 3) === 0xff_00_00) red += 1;
  }
  return red / (width * height);
}

test('an app can draw over nothing but its own page (T15)', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  const refused = await frame.evaluate(async () => {
    const veil = document.createElement('dialog');
    veil.textContent = '会话已过期';
    // Set by a script: the app's policy refuses styles written in its markup.
    veil.style.cssText =
      'position:fixed;inset:-900px;width:4000px;height:4000px;max-width:none;max-height:none;z-index:2147483647;background:rgb(255,0,0)';
    document.body.append(veil);
    veil.showModal();
    document.documentElement.style.cssText = 'transform:scale(5);overflow:visible';
    return document.documentElement.requestFullscreen().then(
      () => 'drawn over the screen',
      () => 'refused',
    );
  });
  expect(refused).toBe('refused');
  const stage = await page.locator('iframe[data-app="note-1"]').boundingBox();
  if (!stage) throw new Error('The app is out of sight.');
  await expect.poll(() => redShare(page, stage)).toBeGreaterThan(0.99);
  const { width } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  expect(await redShare(page, { x: 0, y: 0, width, height: Math.floor(stage.y) })).toBe(0);
  expect(await redShare(page, { x: 0, y: 0, width: Math.floor(stage.x), height: 860 })).toBe(0);
});

test('credentials in the address of a visitor leave it at sign-in, and are told to nobody (T20)', async () => {
  const canary = 'canary7f3a';
  const page = await portal.visit();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    requests.push(request);
  });
  await page.goto(`/portal/personnel/roster?rows=20&token=${canary}&auth_code=${canary}`);
  // A token that opens nothing is taken off the address; the person signs in and goes on where they were going.
  await expect.poll(() => addressOf(page)).not.toContain(canary);
  await page.goto('/login');
  await fillSignIn(page, 'hr');
  await appFrame(page, 'personnel');
  expect(addressOf(page)).toBe('/portal/personnel/roster?rows=20');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain(canary);
  const lines = await Promise.all(
    requests.map(async (one) => `${one.url()} from ${(await one.allHeaders()).referer}`),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});

test('another site that frames the portal gets nothing to click on (T24)', async () => {
  const page = await portal.visit();
  const { port } = evilSite.address() as AddressInfo;
  await page.goto(`http://evil.localhost:${port}/`);
  const element = await page.waitForSelector('#prey');
  const prey = await element.contentFrame();
  await expect.poll(() => prey?.url()).toMatch(/^chrome-error:/);
  expect(await prey?.locator('input').count()).toBe(0);
});

test('another site learns nothing of a window it opened with the portal (T25)', async () => {
  const page = await portal.visit();
  const { port } = evilSite.address() as AddressInfo;
  await page.goto(`http://evil.localhost:${port}/`);
  const opened = page.context().waitForEvent('page');
  await page.evaluate((address) => {
    Object.assign(window, { prey: window.open(address) });
  }, `${portal.origin}/login`);
  await (await opened).locator('input[name="account"]').waitFor();
  const known = await page.evaluate(() => {
    const prey: Window | null = Reflect.get(window, 'prey');
    return [prey?.closed, prey?.length];
  });
  // It counts as closed: the browser keeps both in groups of their own.
  expect(known).toEqual([true, 0]);
});

test('whatever a person writes is drawn as text, in records, histories and the search (T26)', async () => {
  const { page, frame } = await openRecord(portal, 12);
  for (const document of [page, frame]) await watchPolicy(document);
  const [first = [], second = []] = [hostileTexts.slice(0, 3), hostileTexts.slice(3)];
  await edit(frame);
  await field(frame, '现居住地址').fill(first.join(' '));
  await field(frame, '户籍地址').fill(second.join(' '));
  await save(frame);
  await page.getByText(/已保存.+的档案/).waitFor();
  await frame.getByRole('tab', { name: '变更记录' }).click();
  for (const text of hostileTexts) await frame.getByText(text).first().waitFor();
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('Control+k');
  const line = page.getByRole('combobox', { name: '全局搜索' });
  await line.and(page.locator(':focus')).waitFor();
  for (const text of hostileTexts) {
    await line.fill(text);
    await page.getByText(text.slice(0, 20)).or(page.getByText('没有找到')).first().waitFor();
  }
  for (const document of [page, frame]) expect(await harmOf(document)).toEqual([undefined, []]);
});
