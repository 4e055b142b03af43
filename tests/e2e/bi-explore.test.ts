import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();
let page: Page;

/** Signs in, in Chinese, and returns the frame of the exploring page. */
async function explore(): Promise<Frame> {
  page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'hr', '/portal/bi/explore');
  const frame = await appFrame(page, 'bi');
  await frame.locator('canvas').first().waitFor();
  return frame;
}

const total = (frame: Frame) => frame.getByRole('row', { name: /^合计/ });
const sumOf = async (frame: Frame, at: number): Promise<number> =>
  Number(await total(frame).getByRole('cell').nth(at).textContent());

test('a question is put together, narrowed by a value and an organisation, and counts whom its list lists', async () => {
  const frame = await explore();
  await expect.poll(() => sumOf(frame, 0)).toBe(200);
  await frame.getByRole('button', { name: '性别', exact: true }).click();
  await frame.getByRole('columnheader', { name: /^女/ }).waitFor();
  expect((await sumOf(frame, 0)) + (await sumOf(frame, 1))).toBe(200);

  await frame.getByLabel('添加条件').selectOption({ label: '性别' });
  await frame.getByRole('checkbox', { name: '女' }).check();
  await frame.getByRole('button', { name: '性别：女' }).waitFor();
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: '只看“研发中心”' }).click();
  await expect
    .poll(() => frame.getByRole('combobox', { name: '组织' }).inputValue())
    .toBe('研发中心');
  const women = await sumOf(frame, 0);
  expect(women).toBeGreaterThan(5);
  expect(await violationsOf(page)).toEqual([]);

  await total(frame).getByRole('button').click();
  const roster = await appFrame(page, 'personnel');
  const words = roster.getByText(/^共 [\d,]+ [条人]/).first();
  await expect
    .poll(async () => (await words.textContent())?.replace(/\D/g, ''))
    .toBe(String(women));
});

test('a question is in the address: a reload keeps it, and back returns to the one before', async () => {
  const frame = await explore();
  await frame.getByRole('radio', { name: '表格' }).check();
  await frame.getByRole('button', { name: '用工类型', exact: true }).click();
  await frame.getByRole('columnheader', { name: /^全职/ }).waitFor();
  await page.reload();
  const again = await appFrame(page, 'bi');
  await again.getByRole('columnheader', { name: /^全职/ }).waitFor();
  expect(await again.getByRole('radio', { name: '表格' }).isChecked()).toBe(true);
  await page.goBack();
  await again.getByRole('columnheader', { name: /^全职/ }).waitFor({ state: 'detached' });
});

test('a question becomes a report without being asked again', async () => {
  const frame = await explore();
  await frame.getByRole('button', { name: '年龄段', exact: true }).click();
  await expect
    .poll(() =>
      frame.getByRole('button', { name: '年龄段', exact: true }).getAttribute('aria-pressed'),
    )
    .toBe('true');
  await frame.getByRole('button', { name: '存为报表' }).click();
  const report = await appFrame(page, 'report');
  const chosen = report.getByRole('button', { name: '年龄段', exact: true, pressed: true });
  await chosen.waitFor();
  expect(addressOf(page)).toMatch(/^\/portal\/report\/reports\/new\?ask=/);
});

test('without a measure there is nothing to show, and the page says what to do', async () => {
  const frame = await explore();
  await frame.getByRole('button', { name: '在职人数', exact: true }).click();
  await frame.getByText('请至少选择一个指标').waitFor();
  await frame.getByRole('button', { name: '在职人数', exact: true }).click();
  await frame.locator('canvas').first().waitFor();
});
