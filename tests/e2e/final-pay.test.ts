import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { appFrame, type DemoAccountName, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' }, { database: 'PGlite' });

async function visit(account: DemoAccountName, place: string): Promise<[Page, Frame]> {
  const page = await portal.visit();
  await signIn(page, account, place);
  return [page, await appFrame(page, 'salary')];
}

const press = (frame: Frame, name: string) =>
  frame.getByRole('button', { name, exact: true }).click();

const patience = 150_000;

test(
  'the final pay of a leaver is worked out step by step, with severance beside the law',
  async () => {
    const [, hr] = await visit('hr', '/portal/salary/leavers');
    const leaver = hr.locator('tr[data-row]', { hasText: '协商解除' }).first();
    await leaver.click();
    await hr.getByText('月均工资').first().waitFor();
    await press(hr, '下一步');
    await hr.getByRole('radio', { name: '经济补偿（N）' }).check();
    await hr.getByText('法定标准').first().waitFor();
    await hr.getByText('《劳动合同法》').first().waitFor();
    const agreed = hr.getByLabel('约定补偿金额（元）');
    await agreed.fill('1.00');
    await hr.getByText('约定金额低于法定标准').waitFor();
    expect(await hr.getByRole('button', { name: '下一步' }).isDisabled()).toBe(true);
    await hr.getByLabel('说明').fill('双方协商一致');
    await press(hr, '下一步');
    await hr.getByLabel('未休年假天数').fill('2');
    await hr.getByText('× 200%').waitFor();
    await press(hr, '下一步');
    await hr.getByText('结算内容').waitFor();
    await press(hr, '确认结算');
    await leaver.getByText('已结算').waitFor();
  },
  patience,
);
