import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { askAs } from '#tests/support/journey.ts';
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
const patience = 180_000;

let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer('atrium', 'mail-password');
});
afterAll(() => mail.close());

/** Lets the company send by the mail server of the test. */
async function connectMail(): Promise<void> {
  const page = await portal.visit();
  await signIn(page, 'admin');
  await askAs(page, calls.saveMailConnection, {
    settings: {
      host: 'localhost',
      port: mail.port,
      security: 'none',
      user: 'atrium',
      from: 'hr@harbour.example',
      fromName: '人力',
    },
    secret: 'mail-password',
  });
}

/** Opens the first candidate of a stage on the board. */
async function openCandidate(page: Page, stage: '录用' | '待入职') {
  const frame = await appFrame(page, 'recruitment');
  const column = frame.getByRole('region', { name: stage }).or(frame.getByLabel(stage)).first();
  await column.getByRole('button', { name: /^查看/ }).first().click();
  return [frame, frame.getByRole('dialog').first()] as const;
}

/** Opens a link as a candidate does, on a phone. */
async function openLink(link: string): Promise<Page> {
  const phone = await portal.visit();
  await phone.setViewportSize({ width: 390, height: 780 });
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  return phone;
}

test(
  'an offer is mailed to the candidate, who reads and accepts it on a phone without an account',
  async () => {
    await connectMail();
    const page = await portal.visit();
    await signIn(page, 'hr', '/portal/recruitment/board');
    const [frame, panel] = await openCandidate(page, '录用');
    await panel.getByRole('button', { name: '提交审批' }).click();
    await panel.getByRole('button', { name: '发送录用' }).click();
    const name = (await panel.getByRole('heading').first().innerText()).trim();
    const sent = frame.getByRole('dialog', { name: '录用已发送' });
    await sent.getByText('录用通知已发送至').waitFor();
    expect(await violationsOf(frame)).toEqual([]);
    await sent.getByRole('button', { name: '完成' }).click();
    const [arrived] = mail.mails;
    expect(arrived?.to).toEqual([expect.stringMatching(/@example\.com$/)]);
    expect(arrived?.text).not.toMatch(/16,?000/);
    const link = /http\S+\/offer#\S+/.exec(arrived?.text ?? '')?.[0] ?? '';

    const phone = await openLink(link);
    const letter = phone.getByRole('article', { name: '通知书正文' });
    await letter.getByText(name).waitFor();
    await letter.getByText('16,000.00 元/月（税前）').waitFor();
    expect(await violationsOf(phone)).toEqual([]);
    const [file] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('button', { name: '下载 PDF' }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await phone.getByRole('button', { name: '接受录用' }).click();
    await phone.getByText('确认接受录用？').waitFor();
    expect(await violationsOf(phone)).toEqual([]);
    await phone.getByRole('button', { name: '确认接受' }).click();
    await phone.getByText('您已接受录用').waitFor();
    expect(await phone.getByText('16,000').count()).toBe(0);

    await page.reload();
    const [, after] = await openCandidate(page, '待入职');
    await after.getByRole('heading', { name }).waitFor();
    await after.getByText('已接受').waitFor();
    await after.getByRole('button', { name: '生成入职单' }).waitFor();

    const again = await openLink(link);
    await again.getByText('您已接受录用').waitFor();
    expect(await again.getByText('16,000').count()).toBe(0);
    expect(await again.getByRole('button', { name: /录用/ }).count()).toBe(0);
  },
  patience,
);

test('a link to an offer that was never made says so in one sentence', async () => {
  const page = await openLink('http://atrium.localhost/offer#harbour.wrong');
  await page.getByText('链接无效，请核对邮件中的链接或联系招聘人员').waitFor();
  expect(await page.getByRole('button', { name: /录用/ }).count()).toBe(0);
});
