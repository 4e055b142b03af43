import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import {
  ask,
  employmentsOf,
  openFilingApp,
  registerFilingApp,
  sendPdf,
} from '#tests/support/filing-app.ts';
import type { Operator } from '#tests/support/operator.ts';
import { appFrame, openApp, openPortal, signIn, type TestPortal } from '#tests/support/portal.ts';
import { ShellClient } from '#tests/support/shell-client.ts';

let portal: TestPortal;
let operator: Operator;
let people: readonly string[];

beforeAll(async () => {
  portal = await openPortal();
  operator = await registerFilingApp(portal);
  people = await employmentsOf(portal, 'hr');
});
afterEach(async () => {
  await Promise.all(portal.browser.contexts().map((context) => context.close()));
});
afterAll(() => portal.close());

const upload = '**/gateway/filecenter/web/upLoad/upload';

const refusedWith = (code: string) => ({ refused: { code } });

/** The first file of the first person of somebody's roster who has one. */
async function fileOf(account: 'hr' | 'maple'): Promise<string> {
  const client = new ShellClient(portal.gateway.server, portal.origin);
  await client.signIn(account);
  for (const employmentId of await employmentsOf(portal, account)) {
    const { answer } = await client.call(calls.listFiles, { employmentId });
    const [file] = answer.result?.files ?? [];
    if (file) return file.id;
  }
  throw new Error(`${account} can read no file.`);
}

describe('an app whose files the portal carries', () => {
  test('puts nothing into a record its person may not change, and reads no file they may not read (T8)', async () => {
    const fileId = await fileOf('hr');
    const { frame } = await openFilingApp(portal, 'staff');
    for (const recordId of people.slice(0, 3))
      expect(await sendPdf(frame, '甲.pdf', 400, { recordId })).toMatchObject({
        file: null,
        refused: { code: expect.stringMatching(/notFound|noPermission/) },
      });
    expect(await ask(frame, 'files.download', { fileId })).toMatchObject(refusedWith('notFound'));
    const request = { path: calls.rosterExport.path, request: { columns: ['name'] } };
    expect(await ask(frame, 'files.download', request)).toMatchObject(refusedWith('noPermission'));
  });

  test('reaches no file of another company (T8)', async () => {
    const { frame } = await openFilingApp(portal, 'hr');
    const fileId = await fileOf('maple');
    expect(await ask(frame, 'files.download', { fileId })).toMatchObject(refusedWith('notFound'));
    const [recordId] = await employmentsOf(portal, 'maple');
    const sent = await sendPdf(frame, '甲.pdf', 400, { recordId });
    expect(sent).toMatchObject({ file: null, refused: { code: 'notFound' } });
  });

  test('files under no business type but its own, and reaches no call but those that return a file (T10)', async () => {
    const { frame } = await openFilingApp(portal, 'admin');
    const recordId = people[0];
    for (const bizTypeId of ['order', 'constructor', 'toString'])
      expect(await sendPdf(frame, '甲.pdf', 400, { recordId, bizTypeId })).toBe('notFound');
    for (const { path } of [calls.removeFile, calls.rosterPage])
      expect(await ask(frame, 'files.download', { path, request: {} })).toMatchObject(
        refusedWith('noPermission'),
      );
    for (const path of ['/gateway/../x', '//other.example/gateway/x', '/gateway/joyhr/web?x=1'])
      expect(await ask(frame, 'files.download', { path, request: {} })).toBe('badInput');
  });

  test('reaches no service area it was not granted, though its person may (T7)', async () => {
    const fileId = await fileOf('hr');
    const page = await portal.visit();
    // A super user, and an app that may speak of organisations alone.
    await signIn(page, 'admin', '/portal/note-1/page');
    const frame = await appFrame(page, 'note-1');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const answer = await frame.evaluate(
      (id) => Reflect.get(globalThis, 'bridge').files.download({ fileId: id }),
      fileId,
    );
    expect(answer).toMatchObject(refusedWith('noPermission'));
    expect(asked.filter((address) => address.includes('upLoad/download'))).toHaveLength(1);
  });

  test('runs three at once and no more, and ends none of another run (T12)', async () => {
    const { page, frame } = await openFilingApp(portal, 'admin');
    await page.route(upload, () => {});
    const recordId = people[7];
    const going = ['a', 'b', 'c'].map((transferId) =>
      sendPdf(frame, `${transferId}.pdf`, 400, { recordId, transferId }),
    );
    await expect
      .poll(() => sendPdf(frame, 'd.pdf', 400, { recordId, transferId: 'c' }))
      .toBe('busy');
    expect(await sendPdf(frame, 'e.pdf', 400, { recordId, transferId: 'e' })).toBe('busy');
    const stranger = await openApp(page, '便签1', 'note-1');
    expect(await ask(stranger, 'files.cancel', { transferId: 'a' })).toBe('notFound');
    for (const transferId of ['a', 'b', 'c'])
      expect(await ask(frame, 'files.cancel', { transferId })).toBeNull();
    expect(await Promise.all(going)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('whose frame goes leaves no upload running', async () => {
    const { page, frame } = await openFilingApp(portal, 'hr');
    await page.route(upload, () => {});
    const failed = page.waitForEvent('requestfailed');
    const asked = page.waitForRequest(upload);
    void sendPdf(frame, '甲.pdf', 400, { recordId: people[8] }).catch(() => {});
    await asked;
    await operator.enable('filing', false);
    expect((await failed).url()).toContain('upLoad/upload');
  });
});
