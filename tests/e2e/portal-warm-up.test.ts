import { expect, test } from 'vitest';
import { appFrame, openMenu, signIn } from '#tests/support/portal.ts';
import { portalOfFile } from '#tests/support/portal-of-file.ts';

const portal = portalOfFile({ language: 'zh-CN' });

test.each(['pointer', 'keyboard'] as const)(
  'an app that a person reaches for with the %s is fetched ahead, without a frame, a token or data',
  async (way) => {
    const page = await portal.freshVisit();
    await signIn(page, 'hr', '/portal/home');
    await page.getByRole('grid').waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const entry = page.getByRole('navigation').getByRole('link', { name: '人力分析', exact: true });
    const [script] = await Promise.all([
      page.waitForResponse(/\/subapps\/bi\/main-[^/]+\.js$/),
      way === 'pointer' ? entry.hover() : entry.focus(),
    ]);
    expect(script.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /appToken|\/\/bi\./.test(address))).toEqual([]);
    expect(await page.locator('iframe[data-app="bi"]').count()).toBe(0);

    await openMenu(page, '人力分析');
    const frame = await appFrame(page, 'bi');
    await frame.locator('canvas').first().waitFor();
    // Types of the language do not know `deliveryType` yet.
    const files = await frame.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((one) => one.toJSON() as { name: string; deliveryType: string }),
    );
    const main = files.find(({ name }) => name.includes('/subapps/bi/main-'));
    expect(main).toMatchObject({ deliveryType: 'cache' });
  },
);
