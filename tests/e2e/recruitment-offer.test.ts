import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { askAs } from '#tests/support/journey.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { freshIdNumber, inCompany } from '#tests/support/records/life-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

const portal = portalOfFile();
const patience = 240_000;
const today = dayOf(new Date());

/** Opens the first candidate of a stage. */
async function openCandidate(page: Page, stage: '录用' | '待入职') {
  const frame = await appFrame(page, 'recruitment');
  const column = frame.getByRole('region', { name: stage }).or(frame.getByLabel(stage)).first();
  await column.getByRole('button', { name: /^查看/ }).first().click();
  return [frame, frame.getByRole('dialog').first()] as const;
}

async function fillDay(page: Page, frame: Frame, label: string, day: string): Promise<void> {
  await frame.getByRole('dialog').last().getByLabel(label).fill(day);
  await page.keyboard.press('Tab');
}

async function pick(frame: Frame, label: string, option: string | RegExp): Promise<void> {
  await frame.getByRole('combobox', { name: label }).click();
  await frame.getByRole('option', { name: option }).first().click();
}

/** Ends the draft of the demo, and writes an offer by the form. */
async function writeOffer(page: Page): Promise<string> {
  const [frame, panel] = await openCandidate(page, '录用');
  const name = (await panel.getByRole('heading').first().innerText()).trim();
  await panel.getByRole('button', { name: '撤回录用' }).click();
  const end = frame.getByRole('dialog', { name: '撤回录用' });
  await end.getByLabel('原因').fill('薪资重新核定');
  await end.getByRole('button', { name: '撤回录用' }).click();
  await panel.getByRole('button', { name: '办理录用' }).click();
  const form = frame.getByRole('dialog', { name: '办理录用' });
  // The position is that of the job.
  const position = form.getByRole('combobox', { name: '录用岗位' });
  expect(await position.inputValue()).not.toBe('');
  await form.getByRole('combobox', { name: '直属上级' }).fill('李慕白');
  await frame.getByRole('option', { name: /李慕白/ }).click();
  await fillDay(page, frame, '入职日期', addDays(today, 20));
  await fillDay(page, frame, '有效期至', addDays(today, 10));
  await form.getByLabel('基本工资（元/月）').fill('17600');
  await form.getByLabel('津贴补贴（元/月）').fill('650.5');
  await pick(frame, '通知书模板', /./);
  expect(await violationsOf(frame)).toEqual([]);
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await panel.getByText('17,600.00', { exact: true }).waitFor();
  return name;
}

/** Lets the manager approve what waits about a candidate. */
async function approve(page: Page, name: string): Promise<void> {
  await page.reload();
  const frame = await appFrame(page, 'workflow');
  await frame.locator('tr[data-row]', { hasText: name }).first().click();
  await frame.getByRole('button', { name: '同意', exact: true }).click();
  await frame.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Sends the approved offer, saves its letter and takes down that the candidate accepts. */
async function sendAndAccept(page: Page): Promise<void> {
  await page.reload();
  const [frame, panel] = await openCandidate(page, '录用');
  await panel.getByRole('button', { name: '发送录用' }).click();
  const sent = frame.getByRole('dialog', { name: '录用已发送' });
  await sent.getByText('/offer#').waitFor();
  await sent.getByRole('button', { name: '完成' }).click();
  const accept = panel.getByRole('button', { name: '候选人接受' });
  await accept.waitFor();
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '下载录用通知书' }).click(),
  ]);
  expect(letter.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await accept.click();
  const form = frame.getByRole('dialog', { name: '候选人接受录用' });
  await form.getByLabel('证件号码').fill(freshIdNumber());
  await pick(frame, '性别', '女');
  await form.getByRole('button', { name: '候选人接受' }).click();
  await panel.getByText('已生成入职单，可在“人事异动”中继续办理').waitFor();
}

test(
  'an offer is written, approved, sent with its letter and accepted, and its person waits in personnel',
  async () => {
    const manager = await portal.visit();
    await signIn(manager, 'manager', '/portal/workflow/approvals');
    const who = (await askAs(manager, calls.currentSession, {})).user.employmentId ?? '';
    const node = stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [who] }] });
    await publishRoute({ gateway: portal }, 'offer', [node], 'beforeFirst', 'approve');

    const page = await portal.visit();
    await signIn(page, 'hr', '/portal/recruitment/board');
    const name = await writeOffer(page);
    const panel = (await appFrame(page, 'recruitment')).getByRole('dialog').first();
    await panel.getByRole('button', { name: '提交审批' }).click();
    await panel.getByText('审批中').waitFor();
    expect(await panel.getByRole('button', { name: '发送录用' }).count()).toBe(0);
    expect(await panel.getByRole('button', { name: '下载录用通知书' }).count()).toBe(0);
    await approve(manager, name);
    await sendAndAccept(page);

    const other = await portal.visit();
    await signIn(other, 'hr', '/portal/personnel/changes');
    const entries = await appFrame(other, 'personnel');
    await entries.locator('tr[data-row]', { hasText: name }).getByText('草稿').waitFor();

    // Without the right to read pay the same offer is there, and its letter is not.
    await inCompany({ gateway: portal }, (transaction) =>
      transaction.deleteFrom('field_rule').where('biz_type', '=', 'offer').execute(),
    );
    await page.goto('/portal/recruitment/board');
    const [, blind] = await openCandidate(page, '待入职');
    await blind.getByText('无权查看').first().waitFor();
    expect(await blind.getByText('17,600').count()).toBe(0);
    expect(await blind.getByRole('button', { name: '下载录用通知书' }).count()).toBe(0);
  },
  patience,
);
