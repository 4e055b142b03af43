import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';
import { vendorBundle } from '#tests/support/vendor-app.ts';

const portal = portalOfFile({ language: 'zh-CN' });
const reason = { 'zh-CN': '测试所需', en: 'Needed by the test' };

const page =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Canteen</title><h1>员工食堂</h1><ul></ul><script src="/bridge/v1/bridge.js"></script><script src="app.js"></script>';
/** Draws the units of the company with its token, and keeps what is marked with the person's account. */
const script = `
Atrium.connect().then(async (bridge) => {
  window.bridge = bridge;
  const { token } = await bridge.session.token({});
  window.read = (headers) => fetch('${calls.organTree.path}', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  }).then((answer) => answer.json());
  const { result } = await window.read({ authorization: 'Bearer ' + token });
  for (const { name } of result) {
    document.querySelector('ul').appendChild(document.createElement('li')).textContent = name;
  }
  await bridge.ready();
});
`;

/** The operator reads what the app asks for, grants all of it, and hands it to the company. */
async function install(): Promise<void> {
  const operator = await portal.visit();
  await signIn(operator, 'operator', '/portal/system/apps');
  const frame = await appFrame(operator, 'system');
  await frame.getByRole('button', { name: '登记应用' }).first().click();
  const capabilities = (['session.token', 'storage'] as const).map((capability) => ({
    capability,
    reason,
  }));
  const bundle = vendorBundle({ tier: 'opaque', capabilities, domains: [] }, [
    { name: 'index.html', content: page },
    { name: 'app.js', content: script },
  ]);
  const buffer = Buffer.from(await bundle.arrayBuffer());
  const file = { name: bundle.name, mimeType: 'application/zip', buffer };
  await frame.locator('input[type=file]').setInputFiles(file);
  await frame.getByText('无来源沙箱，不可使用浏览器存储').waitFor();
  await frame.getByRole('button', { name: '全部勾选' }).click();
  await frame.getByRole('button', { name: '批准', exact: true }).click();
  await frame.getByText('已批准').first().waitFor();
  await frame.getByRole('tab', { name: '企业' }).click();
  await frame.getByRole('switch', { name: '蓝港科技' }).click();
  await frame.getByText('启用', { exact: false }).first().waitFor();
}

async function open(): Promise<[Page, Frame]> {
  const colleague = await portal.visit();
  await signIn(colleague, 'admin', '/portal/canteen/menu');
  return [colleague, await appFrame(colleague, 'canteen')];
}

test('an app of the strictest tier runs without an origin, and works by the bridge and its token alone', async () => {
  await install();
  const [, app] = await open();
  expect(await app.evaluate(() => origin)).toBe('null');
  const storage = await app.evaluate(() => {
    try {
      return String(localStorage.length);
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(storage).toBe('SecurityError');
  await app.getByRole('listitem').first().waitFor();
  await app.evaluate(() => window.bridge.storage.set({ key: 'marked', value: ['红烧肉'] }));
  const [, again] = await open();
  expect(await again.evaluate(() => window.bridge.storage.get({ key: 'marked' }))).toEqual({
    value: ['红烧肉'],
  });
});

test('without its token it reads nothing, and of other hosts nothing at all', async () => {
  const [, app] = await open();
  const answer = await app.evaluate(() => Reflect.apply(Reflect.get(window, 'read'), null, [{}]));
  expect(answer).toMatchObject({ code: expect.not.stringMatching(/^0$/) });
  const shell = `${portal.origin}/healthz`;
  const reached = await app.evaluate(
    (address) =>
      fetch(address).then(
        () => 'reached',
        (error) => error.name,
      ),
    shell,
  );
  expect(reached).toBe('TypeError');
});
