import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { launchHostBrowser } from '#tests/support/browser.ts';
import { type MockHost, openMockHost } from '#tests/support/mock-host.ts';
import { root } from '#tests/support/source-files.ts';

let browser: Browser;
let workshop: string;
let host: MockHost;
let page: Page;
let app: FrameLocator;
let script: string;

const file = (): string => join(workshop, 'html/app.js');
const recording = (): string => join(workshop, 'session.json');

beforeAll(async () => {
  await mkdir(join(root, 'build/tests'), { recursive: true });
  workshop = await mkdtemp(join(root, 'build/tests/replay-'));
  await cp(join(root, 'subapp-template/html'), join(workshop, 'html'), { recursive: true });
  script = await readFile(file(), 'utf8');
  browser = await launchHostBrowser();
  host = await openMockHost(join(workshop, 'html'));
  await openPage();
  await recordSession();
  await page.context().close();
});
afterAll(async () => {
  await host.close();
  await browser.close();
  await rm(workshop, { recursive: true, force: true });
});

beforeEach(openPage);
afterEach(async () => {
  await page.context().close();
  await writeFile(file(), script);
});

async function openPage(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(host.address);
  app = page.frameLocator('iframe');
  await app.getByRole('heading', { name: '清单' }).waitFor();
}

const call = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const result = () => page.getByRole('region', { name: '回放结果' });

/** A session without a person: the app starts, is hidden and shown, speaks English, is taken out and comes back. */
async function recordSession(): Promise<void> {
  await page.getByRole('button', { name: '切到其他页签' }).click();
  await call('app.hide').first().waitFor();
  await page.getByRole('button', { name: '切回应用' }).click();
  await call('app.show').first().waitFor();
  await page.getByRole('radio', { name: 'English' }).check();
  await app.getByRole('heading', { name: 'My list' }).waitFor();
  await page.getByRole('button', { name: 'Suspend, resume' }).click();
  await call('context.ready').nth(1).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await download.saveAs(recording());
}

async function openRecording(): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(recording());
  await page.getByText('session.json').waitFor();
}

/** Changes the app as a careless developer would. */
async function change(before: string, after: string): Promise<void> {
  expect(script).toContain(before);
  await writeFile(file(), script.replace(before, after));
}

/** Runs the command as CI does; returns its exit code and what it printed. */
async function conformance(...more: string[]): Promise<{ code: number; said: string }> {
  const words = ['bridge/conformance/main.ts', host.entry, '--replay', recording(), ...more];
  const child = spawn(process.execPath, words, { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = await once(child, 'exit');
  return { code, said };
}

test('a saved session passes when it is played against the same app', async () => {
  await openRecording();
  await page.getByRole('button', { name: '回放' }).click();
  await result().getByText('通过').waitFor();
  await result().getByText('0 处不一致').waitFor();
  const { code, said } = await conformance();
  expect(said).toMatch(/calls as recorded, 0 different: passed/);
  expect(code).toBe(0);
});

test('an app that asks for something else is told what is missing, extra and changed', async () => {
  await change("get({ key: 'items' })", "get({ key: 'things' })");
  await openRecording();
  await page.getByRole('button', { name: '回放' }).click();
  await result().getByText('不一致', { exact: true }).waitFor();
  const difference = result().getByRole('listitem').first();
  await difference.getByText('改变').waitFor();
  await difference.getByText('storage.get').waitFor();
  await difference.getByText('"items"').waitFor();
  await difference.getByText('"things"').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const { code, said } = await conformance();
  expect(said).toContain('key: "items" → "things"');
  expect(code).toBe(1);
  expect((await conformance('--ignore', 'storage.get key')).code).toBe(0);
});

test('a call that is new, and one that does not come any more, are told in CI', async () => {
  await change(
    "bridge.storage.get({ key: 'items' })",
    "bridge.tabs.title({ title: 'x' }).then(() => ({ value: null }))",
  );
  const { code, said } = await conformance();
  expect(said).toContain('- → storage.get did not come; it was recorded');
  expect(said).toMatch(
    /\+ → tabs\.title came at \d\.\d\d s and was not recorded, with \{"title":"x"\}/,
  );
  expect(code).toBe(1);
});

test('what a person typed in the app is told as not played, and not missed', async () => {
  await app.getByRole('textbox').pressSequentially('面');
  await call('tabs.dirty').first().getByRole('button').click();
  await page.getByText('有人在应用中点击或输入过').waitFor();
  await page.getByRole('button', { name: '关闭页签' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '返回编辑' }).click();
  await page.getByRole('button', { name: '回放' }).click();
  await result().getByText('通过').waitFor();
  await result().getByText('由人的操作引起').waitFor();
});

test('a file that is no recording is refused with a sentence', async () => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"something else"}'),
  });
  await page.getByText('文件不是有效的录制文件，问题出在 format').waitFor();
  const { code, said } = await conformance('--app', 'nobody');
  expect(said).toContain('holds no start of nobody');
  expect(code).toBe(2);
});
