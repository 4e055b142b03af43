import { test } from 'vitest';
import { registerVendors } from '#gateway/seed/vendors/register-vendors.ts';
import { appFrame, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile(
  { language: 'zh-CN' },
  {
    database: 'PGlite',
    prepare: (database, settings) => registerVendors(database, settings, new Date()),
  },
);
const dir = '/tmp/h/suplogin-shots';
test('shots', async () => {
  for (const [language, phone] of [
    ['zh-CN', false],
    ['zh-CN', true],
    ['en', false],
  ] as const) {
    for (const place of ['today', 'orders', 'company', 'settlements', 'evaluations']) {
      const page = await portal.freshVisit({ language });
      if (phone) await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, 'supplier', `/portal/supplier/${place}`);
      const frame = await appFrame(page, 'supplier');
      await frame.locator('h1').first().waitFor();
      if (place === 'orders') await frame.locator('.order a').first().click();
      if (place === 'company') await frame.locator('header button').click();
      await frame.locator('main').waitFor();
      await new Promise((r) => setTimeout(r, 900));
      await page.screenshot({ path: `${dir}/${place}-${language}${phone ? '-phone' : ''}.png` });
      await page.context().close();
    }
  }
  for (const language of ['zh-CN', 'en'] as const) {
    const page = await portal.freshVisit({ language });
    await signIn(page, 'hr', '/portal/purchasing/logins');
    const frame = await appFrame(page, 'purchasing');
    await frame.getByText('supplier2').first().waitFor();
    await page.screenshot({ path: `${dir}/logins-${language}.png` });
    await frame.getByText('supplier2').first().click();
    await new Promise((r) => setTimeout(r, 900));
    await page.screenshot({ path: `${dir}/login-${language}.png` });
  }
}, 300_000);
