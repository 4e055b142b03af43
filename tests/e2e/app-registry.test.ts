import type { Frame, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { violationsOf } from '#tests/support/axe.ts';
import { addressOf, appFrame, openApp, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { bundleOf, vendorBundle, vendorFiles } from '#tests/support/vendor-app.ts';
import { openVendorServer } from '#tests/support/vendor-server.ts';

const portal = portalOfFile({}, { database: 'PGlite' });

async function openRegistry(): Promise<[Page, Frame]> {
  const page = await portal.visit({ language: 'zh-CN' });
  await signIn(page, 'operator', '/portal/system/apps');
  return [page, await appFrame(page, 'system')];
}

async function choose(frame: Frame, bundle: File): Promise<void> {
  const buffer = Buffer.from(await bundle.arrayBuffer());
  const file = { name: bundle.name, mimeType: 'application/zip', buffer };
  await frame.locator('input[type=file]').setInputFiles(file);
}

test('an operator registers an app, reads what it asks for, approves a part and hands it to a company', async () => {
  const [page, frame] = await openRegistry();
  await frame.getByText('尚未登记供应商应用').waitFor();
  await frame.getByRole('button', { name: '登记应用' }).first().click();
  await choose(frame, bundleOf(vendorFiles));
  await frame.getByText('涉及：manifest.json').waitFor();
  await choose(frame, vendorBundle());
  await frame.getByRole('heading', { name: '员工食堂' }).waitFor();
  await expect.poll(() => addressOf(page)).toBe('/portal/system/apps/canteen');
  const dialogs = frame.getByRole('checkbox', { name: '显示提示、确认框和对话框' });
  expect(await dialogs.isChecked()).toBe(false);
  await frame.getByText('供应商说明：测试所需').first().waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: '全部勾选' }).click();
  await dialogs.uncheck();
  await frame.getByRole('button', { name: '批准', exact: true }).click();
  await frame.getByText('已批准').first().waitFor();
  await frame.getByRole('tab', { name: '企业' }).click();
  await frame.getByRole('switch', { name: '蓝港科技' }).click();
  await frame.getByText('启用', { exact: false }).first().waitFor();
  const colleague = await portal.visit();
  await signIn(colleague, 'admin', '/portal');
  await colleague.getByRole('link', { name: '员工食堂', exact: true }).waitFor();
  const employee = await portal.visit();
  await signIn(employee, 'staff', '/portal/canteen/menu');
  await employee.getByRole('heading', { name: '没有访问权限' }).waitFor({ state: 'attached' });
  await frame.getByRole('checkbox', { name: /^员工/ }).check();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: '保存角色' }).click();
  await page.getByText('已保存蓝港科技的角色授权').waitFor();
  // What somebody may do is remembered for less than a second.
  await expect
    .poll(async () => {
      await employee.reload();
      await employee.getByRole('link', { name: '组织架构' }).waitFor();
      return employee.getByRole('link', { name: '员工食堂', exact: true }).count();
    })
    .toBe(1);
});

test('a changed version shows what is other about it, and a company loses the app after a question', async () => {
  const [page, frame] = await openRegistry();
  await frame.getByText('员工食堂').click();
  await frame.getByRole('button', { name: '上传新版本' }).click();
  const reason = { 'zh-CN': '导出菜单', en: 'Exports the menu' };
  const capabilities = (['tabs', 'files'] as const).map((capability) => ({ capability, reason }));
  await choose(frame, vendorBundle({ capabilities }));
  await frame.getByText('批准之前，继续使用第 1 版及其授权').waitFor();
  await frame.getByText('不再申请：以当前登录人的身份访问下列数据服务').waitFor();
  await frame.getByText('原说明：测试所需').waitFor();
  const files = frame.getByRole('checkbox', { name: '保存文件到员工的电脑' });
  expect(await files.isChecked()).toBe(false);
  expect(await frame.getByRole('checkbox', { name: '打开、命名和关闭页签' }).isChecked()).toBe(
    true,
  );
  await frame.getByRole('button', { name: '拒绝此版本' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '拒绝此版本' })
    .click();
  await frame.getByText('已批准').first().waitFor();
  await frame.getByRole('tab', { name: '企业' }).click();
  await frame.getByRole('switch', { name: '蓝港科技' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '停用' })
    .click();
  await frame.getByText('未启用').first().waitFor();
  await frame.getByRole('tab', { name: '变更记录' }).click();
  await expect.poll(() => frame.getByRole('listitem').allTextContents()).toHaveLength(7);
});

test('a super user of a company has no such page', async () => {
  const page = await portal.visit();
  await signIn(page, 'admin', '/portal/system/bridge-calls');
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: '应用调用审计' }).waitFor();
  expect(await menu.getByRole('link', { name: '应用管理' }).count()).toBe(0);
  await page.goto('/portal/system/apps');
  const frame = await appFrame(page, 'system');
  await frame.getByText('没有访问权限').waitFor();
  expect(await frame.getByRole('button', { name: '登记应用' }).count()).toBe(0);
});

test('the list keeps its place when an app was looked at', async () => {
  const [page] = await openRegistry();
  const frame = await openApp(page, '应用管理', 'system');
  await frame.getByText('员工食堂').click();
  await frame.getByRole('heading', { name: '员工食堂' }).waitFor();
  await page.goBack();
  await frame.getByRole('heading', { name: '应用管理' }).waitFor();
});

test('an app that its vendor serves is registered by the address of its manifest, and runs from there', async () => {
  const [page, frame] = await openRegistry();
  const vendor = await openVendorServer('parts', {
    bridge: portal.origin.replace('//', '//static.'),
  });
  onTestFinished(() => vendor.close());
  await frame.getByRole('button', { name: '登记应用' }).first().click();
  const address = frame.getByRole('textbox', { name: '清单地址' });
  await address.fill(`${portal.origin}/manifest.json`);
  await frame.getByRole('button', { name: '获取清单' }).click();
  await frame.getByText('该地址属于门户自身').waitFor();
  await address.fill(vendor.manifestAddress);
  await frame.getByRole('button', { name: '获取清单' }).click();
  await frame.getByText('平台无法拦截其连接的网址').waitFor();
  expect(await violationsOf(frame)).toEqual([]);
  await frame.getByRole('button', { name: '全部勾选' }).click();
  await frame.getByRole('button', { name: '批准', exact: true }).click();
  await frame.getByText('已批准').first().waitFor();
  await frame.getByRole('tab', { name: '企业' }).click();
  await frame.getByRole('switch', { name: '蓝港科技' }).click();
  await frame.getByText(/ 启用$/).waitFor();
  const colleague = await portal.visit();
  await signIn(colleague, 'admin', '/portal/parts/menu');
  const app = await appFrame(colleague, 'parts');
  expect(new URL(app.url()).origin).toBe(vendor.origin);
  await frame.getByRole('button', { name: '重新获取清单' }).click();
  await page.getByText('内容已存在').waitFor();
});
