import type { Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openFilingApp, registerFilingApp } from '#tests/support/filing-app.ts';
import { appFrame, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
  await registerFilingApp(portal);
});
afterEach(async () => {
  await Promise.all(portal.browser.contexts().map((context) => context.close()));
});
afterAll(() => portal.close());

/** Names of the files the page saves from now on. */
function savedBy(page: Page): readonly string[] {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
}

/** Has the app save files one after the other, the first after so many milliseconds; returns what came of each. */
function saveInTurn(frame: Frame, names: readonly string[], after: number): Promise<unknown[]> {
  return frame.evaluate(
    async ([given, pause]) => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const answers: unknown[] = [];
      for (const name of given) {
        const file = new File(['a,b'], name);
        const save = Reflect.get(globalThis, 'bridge').files.save({ file });
        answers.push(await save.catch((cause: { code: string }) => cause.code));
      }
      return answers;
    },
    [names, after] as const,
  );
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('who says no to a file has not clicked for the next one (T3)', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const saved = savedBy(page);
  const answers = saveInTurn(frame, ['一.csv', '二.csv'], 6_000);
  // A test that looks at the page meanwhile counts as a click.
  await pause(7_500);
  const question = page.getByRole('alertdialog', { name: '保存文件' });
  await question.getByText('一.csv').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  await question.getByText('二.csv').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  expect(await answers).toEqual([{ saved: false }, { saved: false }]);
  expect(saved).toEqual([]);
});

test('one click saves no flood: after a few files the person is asked again (T12)', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const saved = savedBy(page);
  await frame.getByRole('button', { name: 'Go' }).click();
  const names = ['1', '2', '3', '4'].map((name) => `${name}.csv`);
  const answers = saveInTurn(frame, names, 0);
  const question = page.getByRole('alertdialog', { name: '保存文件' });
  await question.getByText('4.csv').waitFor();
  expect(saved).toEqual(['1.csv', '2.csv', '3.csv']);
  await question.getByRole('button', { name: '保存' }).click();
  expect(await answers).toEqual(names.map(() => ({ saved: true })));
});

const question = (page: Page) => page.getByRole('alertdialog', { name: '保存文件' });
const pressShell = (page: Page) => page.getByRole('tab', { name: '证件归档' }).click();

test('a click on the shell saves no file, not even for an app that takes the keyboard then (T3)', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const saved = savedBy(page);
  for (const takes of [false, true]) {
    await pressShell(page);
    if (takes) await frame.evaluate(() => document.querySelector('button')?.focus());
    const answers = saveInTurn(frame, ['一.csv'], 0);
    await question(page).getByText('一.csv').waitFor();
    await question(page).getByRole('button', { name: '取消' }).click();
    expect(await answers).toEqual([{ saved: false }]);
  }
  expect(saved).toEqual([]);
});

test('a click in the frame of an app of the house saves a file, even right after one on the shell', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  await page.getByRole('tab', { name: '便签1' }).click();
  await frame.getByLabel('note').click();
  expect(await saveInTurn(frame, ['一.csv'], 0)).toEqual([{ saved: true }]);
});

test('who says yes to a question of an app has clicked for a file of it', async () => {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'admin', '/portal/note-1/page');
  const frame = await appFrame(page, 'note-1');
  const answer = frame.evaluate(async () => {
    const { confirmed } = await window.bridge.dialogs.confirm({ title: '导出 3 名员工？' });
    const file = new File(['a,b'], '员工.csv');
    return confirmed && window.bridge.files.save({ file });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  expect(await answer).toEqual({ saved: true });
});
