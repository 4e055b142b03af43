import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile();

/** Opens the card of one of the first people that the account sees in the roster. */
async function openCard(
  account: DemoAccountName,
): Promise<{ page: Page; frame: Frame; name: string }> {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, account, '/portal/personnel/roster');
  const frame = await appFrame(page, 'personnel');
  await frame.locator('tr[data-row]').nth(2).click();
  await frame.getByRole('button', { name: '名片' }).click();
  const name = (await frame.getByRole('article').getAttribute('aria-label')) ?? '';
  return { page, frame, name };
}

const fact = (frame: Frame, name: string) =>
  frame
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

describe('the card of an employee', () => {
  test('tells name, post, company, phone and e-mail, and has a code to scan', async () => {
    const { frame, name } = await openCard('hr');
    const card = frame.getByRole('article', { name });
    const words = await card.innerText();
    expect(words).toContain(await fact(frame, '姓名').innerText());
    expect(words).toContain(await fact(frame, '手机号').innerText());
    expect(words).toContain(await fact(frame, '工作邮箱').innerText());
    expect(words).toContain('蓝港科技');
    await card.getByRole('img', { name: `${name} 的名片二维码` }).waitFor();
    expect(await violationsOf(frame)).toEqual([]);
  });

  test('stands upright when asked, and its code is saved as a picture', async () => {
    const { page, frame, name } = await openCard('hr');
    const card = frame.getByRole('article', { name });
    await frame.getByText('竖版').click();
    await expect
      .poll(async () => {
        const box = await card.boundingBox();
        return box && box.height > box.width;
      })
      .toBe(true);
    await frame.getByRole('button', { name: '二维码', exact: true }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      frame.getByRole('button', { name: '下载图片' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`${name}.png`);
  });

  test('is printed by the portal, alone', async () => {
    const { page, frame } = await openCard('hr');
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await frame.getByRole('button', { name: '更多' }).click();
    await frame.getByRole('menuitem', { name: '打印' }).click();
    await expect.poll(() => page.title()).toBe('printed');
  });

  test('does not tell what its reader may not see', async () => {
    const { frame, name } = await openCard('manager');
    const shown = await fact(frame, '手机号').allInnerTexts();
    expect(shown.every((phone) => phone.includes('*'))).toBe(true);
    const words = await frame.getByRole('article', { name }).innerText();
    expect(words).not.toMatch(/\*|1\d{10}/);
  });
});
