import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

const dialog = (frame: Frame) => frame.getByRole('dialog', { name: '办理入职' });

const question = (frame: Frame) => frame.getByText('放弃未保存的内容？');

async function open(frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: '办理入职' }).click();
  await dialog(frame).getByLabel('姓名').waitFor();
}

const close = (frame: Frame) => dialog(frame).getByRole('button', { name: '关闭' }).click();

test.each(['roster', 'changes/entries'])(
  'the form of a change on %s closes at once while nothing is filled in, and asks once something is',
  async (place) => {
    const page = await portal.visit();
    await signIn(page, 'hr', `/portal/personnel/${place}`);
    const frame = await appFrame(page, 'personnel');
    await open(frame);
    await close(frame);
    await dialog(frame).waitFor({ state: 'detached' });

    await open(frame);
    await dialog(frame).getByLabel('姓名').fill('顾清和');
    await close(frame);
    await question(frame).waitFor();
    await frame.getByRole('button', { name: '继续编辑' }).click();
    expect(await dialog(frame).getByLabel('姓名').inputValue()).toBe('顾清和');
    await close(frame);
    await frame.getByRole('button', { name: '放弃', exact: true }).click();
    await dialog(frame).waitFor({ state: 'detached' });

    // What was given up counts no longer: the next form closes at once again.
    await open(frame);
    expect(await dialog(frame).getByLabel('姓名').inputValue()).toBe('');
    await close(frame);
    await dialog(frame).waitFor({ state: 'detached' });
  },
);

test('a draft shows no approval before it was submitted, and no fault', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/portal/personnel/changes/leavings');
  const frame = await appFrame(page, 'personnel');
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/getRowApproval'));
  await frame.locator('tr[data-row]', { hasText: '草稿' }).first().click();
  expect((await asked).status()).toBe(200);
  await frame.getByRole('dialog').getByText('劳动合同法').first().waitFor();
  const heading = frame.getByRole('dialog').getByRole('heading', { name: /^审批进度/ });
  await heading.waitFor({ state: 'detached' });
});
