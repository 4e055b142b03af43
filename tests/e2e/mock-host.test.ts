import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { drawnIn, openFrameSubject, remoteStage } from '#bridge/conformance/frame-subject.ts';
import { runSuite } from '#bridge/conformance/suite.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { launchHostBrowser } from '#tests/support/browser.ts';
import { type MockHost, openMockHost } from '#tests/support/mock-host.ts';
import { root } from '#tests/support/source-files.ts';
import { breakPromises, brokenPromises, startingFolder } from '#tests/support/starting-point.ts';

let browser: Browser;
let workshop: string;
const starts = ['html', 'typescript', 'react'] as const;
const hosts = new Map<string, MockHost>();

beforeAll(async () => {
  await mkdir(join(root, 'build/tests'), { recursive: true });
  workshop = await mkdtemp(join(root, 'build/tests/mock-'));
  browser = await launchHostBrowser();
  await cp(startingFolder, join(workshop, 'html'), { recursive: true });
  const opened = await Promise.all(
    starts.map(async (start) => {
      const folder =
        start === 'html' ? join(workshop, start) : join(root, 'subapp-template', start);
      return [start, await openMockHost(folder)] as const;
    }),
  );
  for (const [start, host] of opened) hosts.set(start, host);
});
afterAll(async () => {
  await Promise.all([...hosts.values()].map((host) => host.close()));
  await browser.close();
  await rm(workshop, { recursive: true, force: true });
});

function hostOf(start: string): MockHost {
  const host = hosts.get(start);
  if (!host) throw new Error(`${start} is not open.`);
  return host;
}

// The plain page is judged in guide.test.ts.
describe('every starting point that is built keeps the contract', () => {
  test.each(['typescript', 'react'] as const)('%s', async (start) => {
    const route = start === 'react' ? '/organs' : '/list';
    const tier = 'in-house';
    const subject = await openFrameSubject(browser, { entry: hostOf(start).entry, route, tier });
    const outcomes = await runSuite(subject);
    await subject.close();
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const passed = outcomes.filter(({ outcome }) => outcome === 'passed');
    expect(passed).toHaveLength({ typescript: 18, react: 15 }[start]);
  });
});

test('an app without an origin stands in the mock host as in the portal, in a page around it', async () => {
  const folder = join(workshop, 'opaque');
  await cp(startingFolder, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, tier: 'opaque' }));
  const host = await openMockHost(folder);
  onTestFinished(() => host.close());
  const page = await browser.newPage();
  await page.goto(host.address);
  const inside = page.frameLocator('iframe').frameLocator('iframe');
  await inside.getByRole('textbox').fill('领取工牌');
  await inside.getByRole('button', { name: '添加' }).click();
  await inside.getByRole('cell', { name: '领取工牌', exact: true }).waitFor();
  expect(await (await drawnIn(page).frame()).evaluate(() => origin)).toBe('null');
  await page.close();
});

describe('the mock host', () => {
  let page: Page;
  let app: FrameLocator;
  const call = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  beforeEach(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    await page.goto(hostOf('html').address);
    app = page.frameLocator('iframe');
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
    return () => context.close();
  });

  test('is a host over which the suite says the same', async () => {
    const outcomes = await runSuite({
      stage: remoteStage(page),
      drawn: drawnIn(page),
      vary: async () => null,
      close: async () => {},
    });
    expect(outcomes.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  test('is one over which the suite tells of an app what it breaks', async () => {
    const folder = join(workshop, 'broken');
    await cp(startingFolder, folder, { recursive: true });
    const script = await readFile(join(folder, 'app.js'), 'utf8');
    await writeFile(join(folder, 'app.js'), breakPromises(script));
    const host = await openMockHost(folder);
    const drawn = drawnIn(page);
    await page.goto(host.address);
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
    const outcomes = await runSuite({
      stage: remoteStage(page),
      drawn,
      vary: async () => null,
      close: async () => {},
    });
    await host.close();
    const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ title }) => title)).toEqual(brokenPromises);
  });

  test('changes the language and the colours of the app with its own', async () => {
    await page.getByRole('radio', { name: 'English' }).check();
    await app.getByRole('heading', { name: 'My list' }).waitFor();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Orange' }).check();
    await app.locator('html[data-mode="dark"][data-theme="orange"]').waitFor();
    expect(await violationsOf(page.mainFrame())).toEqual([]);
    await page.reload();
    await app.getByRole('heading', { name: 'My list' }).waitFor();
  });

  test('keeps a list for each person, and tells the app of other rights', async () => {
    await app.getByRole('textbox').fill('领取工牌');
    await app.getByRole('button', { name: '添加' }).click();
    await app.getByRole('cell', { name: '领取工牌', exact: true }).waitFor();
    await call('storage.set').waitFor();
    await page.getByRole('combobox', { name: '当前登录人' }).click();
    await page.getByRole('option', { name: '陈敏' }).click();
    await page.getByRole('button', { name: '重新加载' }).click();
    await app.getByText('清单为空').waitFor();
    const before = await rights();
    await page.getByRole('radio', { name: '无' }).check();
    await expect.poll(rights).not.toBe(before);
  });

  test('hides, takes out and closes the app as the portal does', async () => {
    await app.getByRole('textbox').fill('领取工牌');
    await page.getByText('有', { exact: true }).waitFor();
    await page.getByRole('button', { name: '切到其他页签' }).click();
    await page.getByText('应用未显示').waitFor();
    await page.getByRole('button', { name: '切回应用' }).click();
    await page.getByRole('button', { name: '移出并恢复' }).click();
    await expect.poll(() => app.getByRole('textbox').inputValue()).toBe('领取工牌');
    await page.getByRole('button', { name: '关闭页签' }).click();
    await page.getByRole('alertdialog').waitFor();
  });

  test('makes no error of an app out of a call that its end cuts off', async () => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const frame = await drawnIn(page).frame();
    await frame.evaluate(() => {
      const { Atrium } = globalThis as unknown as {
        Atrium: { BridgeError: new (code: string) => Error };
      };
      void Promise.reject(new Atrium.BridgeError('disconnected'));
      void Promise.reject(new Atrium.BridgeError('badInput'));
    });
    await expect.poll(() => errors).toEqual(['badInput']);
  });

  test('shows every call both ways, and saves the record without what is secret', async () => {
    await app.getByRole('textbox').fill('领取工牌');
    await page.getByRole('button', { name: '切到其他页签' }).click();
    await call('tabs.dirty').getByRole('img', { name: '应用调用门户' }).waitFor();
    await call('app.hide').getByRole('img', { name: '门户调用应用' }).waitFor();
    await call('app.suspend').getByRole('button').click();
    await page.getByText('内容属于敏感信息').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存' }).click(),
    ]);
    const saved = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({
      app: 'subapp-template',
      calls: expect.arrayContaining([
        expect.objectContaining({ direction: 'in', method: 'context.get', decision: 'served' }),
        expect.objectContaining({ method: 'tabs.dirty', request: { dirty: true } }),
        expect.objectContaining({ direction: 'out', method: 'app.hide', code: 'ok' }),
        expect.objectContaining({ method: 'app.suspend', withheld: 'secret' }),
      ]),
    });
    // What was typed stands in the snapshot, and nowhere else.
    expect(saved).not.toContain('领取工牌');
    await page.getByRole('button', { name: '暂停' }).click();
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('button', { name: '切回应用' }).click();
    await page.getByText('还没有调用').waitFor();
  });

  test('loads the app anew when a file of it is saved', async () => {
    const file = join(workshop, 'html/app.js');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace("title: '我的清单'", "title: '午餐清单'"));
    await app.getByRole('heading', { name: '午餐清单' }).waitFor();
    await writeFile(file, text);
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
  });

  function rights(): Promise<string | null> {
    return page.evaluate(() => localStorage.getItem('permission'));
  }
});

describe('npm run dev inside of an app', () => {
  test('opens that app', async () => {
    const host = await openMockHost(null, join(root, 'subapps/bi'));
    const page = await browser.newPage();
    await page.goto(host.address);
    await page.frameLocator('iframe').getByRole('heading', { name: '人力分析' }).waitFor();
    await page.close();
    await host.close();
  });

  test('says in one sentence that there is no such app', async () => {
    await expect(openMockHost('nothing-here')).rejects.toThrow('There is no app "nothing-here"');
  });
});
