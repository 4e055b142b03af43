import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });
const patience = 150_000;

async function visit(account: DemoAccountName, place: string): Promise<Page> {
  const page = await portal.visit();
  await signIn(page, account, place);
  return page;
}

const button = (page: Page) => page.locator('header button[aria-label^="待我审批，"]');

/** How many approvals the header says wait. */
async function waiting(page: Page): Promise<number> {
  const name = (await button(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

test(
  'the header counts what waits for a person while others send and they decide, and leads there',
  async () => {
    const hr = await visit('hr', '/company');
    await button(hr).waitFor();
    const before = await waiting(hr);
    const staff = await visit('staff', '/portal/workflow/approvals/start');
    const own = await appFrame(staff, 'workflow');
    await own.getByRole('button', { name: '在职与收入证明' }).click();
    await own.getByLabel('证明类型').click();
    await own.getByRole('option', { name: '在职证明' }).click();
    await own.getByLabel('用途').fill('签证');
    await own.getByRole('button', { name: '下一步' }).click();
    await own.getByRole('button', { name: '提交申请' }).click();
    await own.getByText('审批中', { exact: true }).first().waitFor();
    await expect.poll(() => waiting(hr)).toBe(before + 1);
    expect(await violationsOf(hr)).toEqual([]);
    await button(hr).click();
    await expect.poll(() => addressOf(hr)).toBe('/portal/workflow/approvals/list/todo');
    const frame = await appFrame(hr, 'workflow');
    await frame.locator('tr[data-row]', { hasText: '在职与收入证明' }).first().click();
    await frame.getByRole('button', { name: '同意', exact: true }).click();
    await frame.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click();
    await expect.poll(() => waiting(hr)).toBe(before);
  },
  patience,
);
