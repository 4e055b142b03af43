import { expect, test } from 'vitest';
import { lookEvery } from '#shell/stores/portal/memory.ts';
import { violationsOf } from '#tests/support/axe.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test('a network that is gone is said for as long as it is gone', async () => {
  const page = await portal.visit({ language: 'zh-CN', mode: 'dark' });
  await signIn(page, 'hr');
  await appFrame(page, 'ums');
  const notice = page.getByText('网络已断开');
  await page.context().setOffline(true);
  await notice.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});

test('a slow network is said until an answer comes quickly again', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/company');
  const network = await page.context().newCDPSession(page);
  const delay = (latency: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await network.send('Network.enable');
  const entry = page.locator('#navigation').getByRole('link', { name: '组织架构' });
  await entry.waitFor();
  await delay(4_500);
  await entry.click();
  const notice = page.getByText('当前网络较慢');
  await notice.waitFor();
  await delay(0);
  await page.locator('#navigation').getByRole('link', { name: '员工档案' }).click();
  await notice.waitFor({ state: 'detached' });
});

test('more than 1 GiB of memory is warned of after an hour, in words that say what to do', async () => {
  const page = await portal.visit({ language: 'en' });
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(performance, 'memory', { value: { usedJSHeapSize: 1_073_741_825 } });
  });
  await signIn(page, 'maple', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.clock.fastForward(lookEvery);
  const notice = page.getByText('This page uses a lot of memory');
  await notice.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Later' }).click();
  await notice.waitFor({ state: 'detached' });
});

test('on paper stands the page alone', async () => {
  const page = await portal.visit();
  await signIn(page, 'hr', '/company');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header').first().isVisible()).toBe(false);
  expect(await page.locator('#navigation').isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  // Nothing to press stands on paper.
  await page.evaluate(() => history.pushState(null, '', '/portal/personnel/roster'));
  const frame = await appFrame(page, 'personnel');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  expect(await frame.getByRole('button', { name: '导出' }).isVisible()).toBe(false);
  expect(await frame.getByRole('tree').isVisible()).toBe(false);
});
