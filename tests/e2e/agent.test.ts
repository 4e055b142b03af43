import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place = '/chat'): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, `/portal/agent${place}`);
  return [page, await appFrame(page, 'agent')];
}

async function ask(page: Page, frame: Frame, question: string): Promise<void> {
  await frame.getByRole('textbox', { name: '输入问题' }).fill(question);
  await page.keyboard.press('Enter');
  await frame
    .getByRole('article')
    .last()
    .getByRole('button', { name: '有帮助', exact: true })
    .waitFor();
}

const patience = 150_000;

test(
  'the leave that is left is asked for, and the conversation has an address that leads back to it',
  async () => {
    const [page, frame] = await visit('hr');
    await ask(page, frame, '我还有几天年假？');
    await frame.getByText('本次回答未使用模型').waitFor();
    await frame.getByText('查看我的假期').waitFor();
    await expect.poll(() => page.url()).toContain('id=');
    await page.reload();
    const again = await appFrame(page, 'agent');
    await again.getByRole('heading', { name: '我还有几天年假？' }).waitFor();
    await again.getByRole('button', { name: '没有帮助' }).click();
    await again.getByRole('textbox', { name: '哪里没有帮助' }).fill('没有写明有效期');
    await page.keyboard.press('Enter');
    await page.getByText('感谢反馈').waitFor();
  },
  patience,
);

test(
  'a leave that the assistant drafted is sent in the dialog of the portal, with the keyboard alone',
  async () => {
    const [page, frame] = await visit('hr');
    await ask(page, frame, '帮我请下周五下午的年假');
    const review = frame.getByRole('button', { name: '核对并提交' });
    await review.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '请假申请' });
    await dialog.getByText('年休假').waitFor();
    // The first answer is the one that changes nothing.
    await expect
      .poll(() =>
        dialog
          .getByRole('button', { name: '不提交' })
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => dialog.getByRole('button', { name: '确认提交' }).isEnabled())
      .toBe(true);
    await dialog.getByRole('button', { name: '确认提交' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await frame.getByText('已提交', { exact: true }).waitFor();
    await frame.getByRole('button', { name: '查看申请' }).click();
    await page.waitForURL(/portal\/(attendance|workflow)/);
  },
  patience,
);

test(
  'a draft that the person does not send comes to nothing',
  async () => {
    const [page, frame] = await visit('hr');
    await ask(page, frame, '帮我请下周四上午的年假');
    await frame.getByRole('button', { name: '核对并提交' }).click();
    const dialog = page.getByRole('alertdialog', { name: '请假申请' });
    await dialog.getByText('年休假').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await frame.getByText('已取消', { exact: true }).waitFor();
    expect(await frame.getByRole('button', { name: '核对并提交' }).count()).toBe(0);
  },
  patience,
);

test(
  'a question about a policy is answered from a document of the company, which opens',
  async () => {
    const [page, frame] = await visit('hr');
    await ask(page, frame, '婚假有什么规定？');
    const sources = frame.getByRole('region', { name: '引用' });
    await sources.getByRole('button').first().click();
    await page.waitForURL(/portal\/documents/);
  },
  patience,
);

test(
  'with a model service, people read what it is used for before they ask',
  async () => {
    const [page, admin] = await visit('admin', '/settings');
    await admin.getByRole('radio', { name: /模型服务/ }).check();
    await admin.getByRole('textbox', { name: '服务地址' }).fill('https://api.example.com/v1');
    await admin.getByRole('textbox', { name: '模型名称' }).fill('example');
    await admin.getByLabel('密钥').fill('sk-example');
    await admin.getByRole('textbox', { name: '告知员工的说明' }).fill('仅用于回答人事问题');
    await admin.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    const [, staff] = await visit('staff');
    await staff.getByText('仅用于回答人事问题').waitFor();
    await staff.getByText('由 api.example.com 的 example 回答').waitFor();
    await admin.getByRole('radio', { name: /本地模式/ }).check();
    await admin.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').last().waitFor();
  },
  patience,
);

test(
  'an administrator switches the assistant off, and people read that',
  async () => {
    const [page, admin] = await visit('admin', '/settings');
    await admin.getByRole('radio', { name: /停用/ }).check();
    await admin.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').waitFor();
    const [, staff] = await visit('staff');
    await staff.getByText('本公司未启用智能助手').waitFor();
    expect(await staff.getByRole('textbox', { name: '输入问题' }).count()).toBe(0);
    await admin.getByRole('radio', { name: /本地模式/ }).check();
    await admin.getByRole('button', { name: '保存' }).click();
    const [, log] = await visit('admin', '/log');
    await log
      .getByRole('cell', { name: /查看我的假期/ })
      .first()
      .waitFor();
  },
  patience,
);
