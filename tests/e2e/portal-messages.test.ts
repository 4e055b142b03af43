import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

// By its label alone: a question over the page hides it from those who read by ear.
const bell = (page: Page) => page.locator('header button[aria-label^="消息，"]');
const must = (page: Page) => page.getByRole('dialog', { name: /必读/ });

/** How many messages the bell says are unread. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** A page of somebody signed in, with the bell loaded and counted. */
async function visit(account: 'admin' | 'hr' | 'manager' | 'staff'): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, account, '/company');
  await bell(page).waitFor();
  return page;
}

/** Writes an announcement in the form of the messages page. */
async function publish(page: Page, title: string, options: { mustRead?: boolean } = {}) {
  await page.goto('/messages');
  await page.getByRole('button', { name: '发布公告' }).click();
  const form = page.getByRole('dialog', { name: '发布公告' });
  await form.getByLabel('标题').fill(title);
  await form.getByLabel('正文').fill('第一段。\n\n第二段。');
  if (options.mustRead) await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('公告已发布').waitFor();
}

test('an announcement rings with everybody without a reload, and is counted until it is read', async () => {
  const admin = await visit('admin');
  const staff = await visit('staff');
  const before = await unread(staff);
  await publish(admin, '办公区空调检修');
  await expect.poll(() => unread(staff), { timeout: 10_000 }).toBe(before + 1);
  await bell(staff).click();
  await staff.getByRole('link', { name: /办公区空调检修/ }).click();
  await staff.getByRole('heading', { name: '办公区空调检修' }).waitFor();
  expect(await staff.locator('article p').allTextContents()).toEqual(
    expect.arrayContaining(['第一段。', '第二段。']),
  );
  await expect.poll(() => unread(staff)).toBe(before);
  expect(addressOf(staff)).toMatch(/^\/messages\?id=/);
  await staff.getByRole('tab', { name: /未读/ }).click();
  await expect.poll(() => staff.getByRole('link', { name: /办公区空调检修/ }).count()).toBe(0);
});

test('an announcement without words is not sent, and says what is missing at the field', async () => {
  const page = await visit('hr');
  await page.goto('/messages');
  await page.getByRole('button', { name: '发布公告' }).click();
  const form = page.getByRole('dialog', { name: '发布公告' });
  await form.getByRole('button', { name: '发布', exact: true }).click();
  await expect.poll(() => form.getByLabel('标题').getAttribute('aria-invalid')).toBe('true');
  expect(await form.isVisible()).toBe(true);
});

test('who may not publish is not offered it', async () => {
  const page = await visit('staff');
  await page.goto('/messages');
  await page.getByRole('link', { name: /系统维护通知/ }).waitFor();
  expect(await page.getByRole('button', { name: '发布公告' }).count()).toBe(0);
});

test('all but must-reads are marked as read at once', async () => {
  const page = await visit('manager');
  expect(await unread(page)).toBeGreaterThan(1);
  await bell(page).click();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(() => unread(page)).toBe(0);
});

test('a to-do leads to the page on which it is done', async () => {
  const page = await visit('staff');
  await page.goto('/messages?view=todo');
  await page.getByRole('link', { name: /联系方式/ }).click();
  await page.getByRole('button', { name: '去处理' }).click();
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('heading', { name: /周雨桐/ }).waitFor();
});

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  test.each(['zh-CN', 'en'] as const)('messages in %s hurt no rule of axe', async (language) => {
    const page = await portal.visit({ language, mode, theme: 'orange' });
    await signIn(page, 'maple', '/company');
    const button = page.getByRole('button', { name: /^(消息，|Messages,)/ });
    await button.click();
    await page.getByRole('link', { name: /查看全部消息|All messages/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /查看全部消息|All messages/ }).click();
    await page.locator('main li a').first().click();
    await page.locator('main article').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('on a small screen one message is read at a time', async () => {
  const page = await visit('hr');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/messages');
  const line = page.getByRole('link', { name: /系统维护通知/ });
  await line.click();
  await page.getByRole('heading', { name: '系统维护通知' }).waitFor();
  expect(await line.isVisible()).toBe(false);
  await page.getByRole('button', { name: '返回消息列表' }).click();
  await line.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** Publishes a must-read as somebody signed in; to one organisation where its name is given. */
async function publishMustRead(page: Page, title: string, organName?: string): Promise<void> {
  const status = await page.evaluate(
    async ([named, part]) => {
      const post = (path: string, type: string, body: string): Promise<Response> =>
        fetch(`/gateway/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': type, clientType: '1', channel: '2' },
          body,
        });
      const organs = 'ums/web/organ/organTreeList';
      const tree = await (await post(organs, 'application/x-www-form-urlencoded', '')).json();
      const organ = tree.result.find(({ name }: { name: string }) => name === part);
      const notice = { title: named, body: '正文', mustReadSeconds: 15 };
      const answer = await post(
        'message/web/notice/publishNotice',
        'application/json',
        JSON.stringify({ ...notice, ...(organ && { organId: organ.id }) }),
      );
      return answer.status;
    },
    [title, organName] as const,
  );
  expect(status).toBe(200);
}

// Whatever must be read lies over every later page of its readers, so these come last.
describe('a must-read', () => {
  test('holds its reader until the countdown ends, through a reload, and by the keyboard alone', async () => {
    const staff = await visit('staff');
    await publishMustRead(await visit('hr'), '必读：信息安全须知', '研发中心');
    await must(staff).waitFor();
    const button = must(staff).getByRole('button', { name: /我已阅读/ });
    expect(await button.isDisabled()).toBe(true);
    await staff.keyboard.press('Escape');
    await staff.goBack();
    await expect.poll(() => addressOf(staff)).toBe('/company');
    expect(await must(staff).isVisible()).toBe(true);
    const left = async () => Number(/\d+/.exec(await button.innerText())?.[0]);
    await expect.poll(left).toBeLessThanOrEqual(13);
    await staff.reload();
    await button.filter({ hasText: /\d/ }).waitFor();
    expect(await left()).toBeLessThanOrEqual(13);
    await expect.poll(() => button.isDisabled(), { timeout: 20_000 }).toBe(false);
    await expect
      .poll(async () => {
        await staff.keyboard.press('Tab');
        return button.evaluate((one) => one === document.activeElement);
      })
      .toBe(true);
    await staff.keyboard.press('Enter');
    await must(staff).waitFor({ state: 'detached' });
    await staff.reload();
    await bell(staff).waitFor();
    expect(await must(staff).count()).toBe(0);
  }, 120_000);

  test('waits while something else is asked', async () => {
    const admin = await portal.visit();
    await signIn(admin, 'admin', '/portal/note-1/page');
    await (await appFrame(admin, 'note-1')).getByRole('textbox').first().fill('unsaved');
    await bell(admin).waitFor();
    await admin.getByRole('tab', { name: '便签1' }).focus();
    await admin.keyboard.press('Delete');
    const question = admin.getByRole('alertdialog', { name: '离开此页面？' });
    await question.waitFor();
    const before = await unread(admin);
    await publishMustRead(await visit('hr'), '必读：考勤制度');
    await expect.poll(() => unread(admin)).toBeGreaterThan(before);
    expect(await must(admin).count()).toBe(0);
    await question.getByRole('button', { name: '返回编辑' }).click();
    await must(admin).waitFor();
  }, 120_000);
});
