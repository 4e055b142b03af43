import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import {
  ask,
  employmentsOf,
  openFilingApp,
  registerFilingApp,
  sendPdf,
} from '#tests/support/filing-app.ts';
import { openPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let people: readonly string[];

beforeAll(async () => {
  portal = await openPortal();
  await registerFilingApp(portal);
  people = await employmentsOf(portal, 'hr');
});
afterEach(async () => {
  await Promise.all(portal.browser.contexts().map((context) => context.close()));
});
afterAll(() => portal.close());

const upload = '**/gateway/filecenter/web/upLoad/upload';

test('an app without an origin has the portal put a file into a record, and learns how far it is', async () => {
  const { frame } = await openFilingApp(portal, 'hr');
  const sent = await sendPdf(frame, '健康证\u202e.pdf', 3_000_000, {
    recordId: people[3],
    transferId: 'card',
  });
  expect(sent).toMatchObject({ file: { name: '健康证.pdf', format: 'pdf', size: 3_000_000 } });
  const moved = () => frame.evaluate(() => Reflect.get(globalThis, 'moved'));
  await expect.poll(moved).toContainEqual({ transferId: 'card', share: 1 });
});

test('it has the portal save a file of a record under the name the gateway gave it', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const sent = await sendPdf(frame, '资格证书.pdf', 400, { recordId: people[4] });
  const { id: fileId } = (sent as { file: { id: string } }).file;
  await frame.getByRole('button', { name: 'Go' }).click();
  const [saved, answer] = await Promise.all([
    page.waitForEvent('download'),
    ask(frame, 'files.download', { fileId }),
  ]);
  expect(answer).toEqual({ saved: true, fileName: '资格证书.pdf' });
  expect(saved.suggestedFilename()).toBe('资格证书.pdf');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^%PDF-1\.4/);
});

test('who clicked long ago is asked before anything is saved, and may say no', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const asked = frame.evaluate(
    (path) =>
      new Promise<unknown>((resolve) => {
        const request = { columns: ['name'], format: 'csv' };
        const { files } = Reflect.get(globalThis, 'bridge');
        addEventListener('message', ({ data }) => {
          if (data === 'long ago') void files.download({ path, request }).then(resolve);
        });
      }),
    rosterExport.path,
  );
  // A test that looks at the page counts as a click: the page says itself when the last one is long ago.
  const fetched = page.waitForRequest(`**${rosterExport.path}*`);
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (navigator.userActivation.isActive) return;
      clearInterval(timer);
      // Within the page around an app without an origin stands that of the app.
      for (let at = 0; at < frames.length; at += 1)
        frames[at]?.frames[0]?.postMessage('long ago', '*');
    }, 50);
  });
  await fetched;
  const question = page.getByRole('alertdialog', { name: '保存文件' });
  await question.getByText(/花名册.*\.csv/).waitFor();
  await question.getByText('证件归档').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  expect(await asked).toMatchObject({ saved: false });
});

test('an upload that is cancelled leaves nothing, and can be sent again', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  await page.route(upload, () => {});
  const asked = page.waitForRequest(upload);
  const request = { recordId: people[5], transferId: 'slow' };
  const sending = sendPdf(frame, '甲.pdf', 400, request);
  await asked;
  expect(await ask(frame, 'files.cancel', { transferId: 'slow' })).toBeNull();
  expect(await sending).toBe('cancelled');
  expect(await ask(frame, 'files.cancel', { transferId: 'slow' })).toBe('notFound');
  await page.unroute(upload);
  expect(await sendPdf(frame, '甲.pdf', 400, request)).toMatchObject({ file: { name: '甲.pdf' } });
});

test('what the gateway refuses is said in the language of the person', async () => {
  const { page, frame } = await openFilingApp(portal, 'hr');
  const large = () => sendPdf(frame, '大.pdf', 10 * 1024 * 1024 + 1, { recordId: people[6] });
  const refusedWith = (code: string, words: RegExp) => ({
    file: null,
    refused: { code, words: expect.stringMatching(words) },
  });
  expect(await large()).toEqual(refusedWith('fileTooLarge', /^文件过大/));
  const unknown = { recordId: people[6], category: 'diploma' };
  expect(await sendPdf(frame, '甲.pdf', 400, unknown)).toEqual(refusedWith('badInput', /有误/));
  await page.getByRole('button', { name: '语言', exact: true }).click();
  await page.locator('[role^="menuitem"]', { hasText: 'English' }).click();
  await expect.poll(large).toEqual(refusedWith('fileTooLarge', /^[ -~]+$/));
});
