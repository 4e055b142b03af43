import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { type MockHost, openMockHost } from '#tests/support/mock-host.ts';
import { root } from '#tests/support/source-files.ts';

const run = promisify(execFile);
const guide = await readFile(join(root, 'subapp-template/GUIDE.md'), 'utf8');
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** What a reader does, in the order of the guide: a command to run, or a change of a file. */
const steps = [...guide.matchAll(/```(sh|diff)(?: (\S+))?\n([\s\S]*?)```/g)].map(
  ([, kind, file = '', text = '']) => ({ kind, file, text: text.trimEnd() }),
);

/** The app is made here instead of in the folder of the product's own apps. */
let workshop: string;
let browser: Browser;
let host: MockHost;
let page: Page;
let app: FrameLocator;

beforeAll(async () => {
  await mkdir(join(root, 'build/tests'), { recursive: true });
  workshop = await mkdtemp(join(root, 'build/tests/guide-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await host?.close();
  await browser.close();
  await rm(workshop, { recursive: true, force: true });
});

const folder = (): string => join(workshop, 'lunch-list');

/** The next command of the guide, as the words after `npm run`. */
function nextCommand(): string[] {
  const step = steps.shift();
  expect(step?.kind).toBe('sh');
  const [, script = '', words = ''] = /^npm run (\S+) ?(.*)$/.exec(step?.text ?? '') ?? [];
  expect(scripts[script], step?.text).toBeDefined();
  return [script, ...words.split(' ').filter((word) => word !== '--')];
}

/** Runs a command of the guide to its end, in this folder of apps. */
async function runNext(change: (words: string[]) => string[]): Promise<string> {
  const [script = '', ...words] = nextCommand();
  const file = scripts[script]?.replace('node ', '') ?? '';
  const { stdout } = await run(process.execPath, [join(root, file), ...change(words)], {
    cwd: root,
  });
  return stdout;
}

/** Makes the next change of the guide, and saves the file. */
async function changeNext(): Promise<void> {
  const step = steps.shift();
  expect(step?.kind).toBe('diff');
  const file = join(workshop, step?.file.replace('subapps/', '') ?? '');
  const lines = (step?.text ?? '').split('\n');
  const side = (mark: string): string =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  const before = await readFile(file, 'utf8');
  expect(before).toContain(side('-'));
  await writeFile(file, before.replace(side('-'), side('+')));
}

describe('a newcomer who follows the guide', () => {
  test('makes an app and sees it in the mock portal', async () => {
    await runNext((words) => [...words, workshop]);
    expect(nextCommand()).toEqual(['dev', 'lunch-list']);
    host = await openMockHost(folder());
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(host.address);
    app = page.frameLocator('iframe');
    await app.getByRole('heading', { name: '我的清单' }).waitFor();
  });

  test('gives it words of its own in both languages', async () => {
    await changeNext();
    await app.getByRole('heading', { name: '午餐清单' }).waitFor();
    await changeNext();
    await page.getByRole('radio', { name: 'English' }).check();
    await app.getByRole('heading', { name: 'Lunch list' }).waitFor();
  });

  test('asks the portal for a badge, and sees the call', async () => {
    await changeNext();
    await page.getByRole('listitem').filter({ hasText: 'tabs.badge' }).first().waitFor();
    await app.getByRole('textbox').fill('Noodles');
    await app.getByRole('button', { name: 'Add' }).click();
    await app.getByRole('cell', { name: 'Noodles', exact: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'storage.set' }).waitFor();
  });

  test('sees what was typed come back, and be asked about', async () => {
    await app.getByRole('textbox').fill('Dumplings');
    await page.getByText('Yes', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Suspend, resume' }).click();
    await expect.poll(() => app.getByRole('textbox').inputValue()).toBe('Dumplings');
    await page.getByRole('button', { name: 'Close the tab' }).click();
    await page.getByRole('alertdialog').waitFor();
  });

  test('has it judged', async () => {
    const judged = await runNext(([_, ...words]) => [host.entry, ...words]);
    const promised = /Its last line is `([^`]*)`/.exec(guide)?.[1];
    expect(judged.trim().split('\n').at(-1)).toBe(promised);
  });

  test('keeps a session as a test', async () => {
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
    await line('context.ready').waitFor();
    await page.getByRole('button', { name: 'Hide' }).click();
    await line('app.hide').waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await line('app.show').waitFor();
    await page.getByRole('radio', { name: '中文' }).check();
    await line('app.contextChanged').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '保存' }).click(),
    ]);
    await download.saveAs(join(workshop, download.suggestedFilename()));
    const played = await runNext(([_, option = '', name = '']) => {
      expect(name).toBe(download.suggestedFilename());
      return [host.entry, option, join(workshop, name)];
    });
    const promised = /Its last line ends with `([^`]*)`/.exec(guide)?.[1];
    expect(played.trim().split('\n').at(-1)).toContain(promised);
  });

  test('packs it', async () => {
    const packed = await runNext(() => [folder()]);
    expect(packed).toContain('build/bundles/lunch-list.zip');
    expect(steps).toEqual([]);
  });
});
