import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { systemInfoElement } from '#bridge/calls/tum/brands.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

type Settings = RequestOf<typeof calls.saveBrand>['settings'];

const weihai = 'weihai.hr.example:7000';
const dot = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')}`;
const settings: Settings = {
  nameZh: '威海 "人力" <平台>',
  nameEn: 'Weihai People',
  logoUrl: dot,
  themeId: 'orange',
  linkUrl: 'https://weihai.example/',
  hosts: [weihai],
  hiddenApps: ['alpha'],
};

eachDemo('brands', (current) => {
  const save = async (code: 'weihai' | 'maple' | '', changed: Partial<Settings> = {}) =>
    (await current().browser('operator')).call(calls.saveBrand, {
      systemCode: code,
      settings: { ...settings, ...changed },
    });

  const page = (host: string) =>
    current().gateway.server.inject({ url: '/login', headers: { host } });

  test('are shown by the host, before anyone signs in', async () => {
    expect((await page(weihai)).statusCode).toBe(421);
    expect((await save('weihai')).code).toBe('ok');
    const shown = await page(weihai);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('data-theme="orange"');
    const content = new RegExp(`name="${systemInfoElement}" content="([^"]*)"`).exec(shown.body);
    const said = (content?.[1] ?? '').replace(/&#(\d+);/g, (_all, code) =>
      String.fromCharCode(code),
    );
    expect(JSON.parse(said)).toEqual({
      sysCode: 'weihai',
      systemType: '2',
      logoUrl: dot,
      themeId: 'orange',
      sysName: { 'zh-CN': settings.nameZh, en: settings.nameEn },
      linkUrl: settings.linkUrl,
    });
    const plain = await page('atrium.localhost:7000');
    expect(plain.body).not.toContain(systemInfoElement);
    expect(plain.body).toContain('<title>Atrium</title>');
    await save('weihai', { hosts: [] });
    expect((await page(weihai)).statusCode).toBe(421);
  });

  test('let people sign in on their host, and only its own page may speak there', async () => {
    await save('weihai');
    const browser = current().gateway.browser();
    const origin = `http://${weihai}`;
    const typed = { account: 'hr', password: 'Harbour#2026' };
    const foreign = await browser.call(calls.login, typed, { host: weihai });
    expect(foreign.code).toBe('crossSiteRefused');
    const own = { host: weihai, headers: { origin } };
    expect((await browser.call(calls.login, typed, own)).code).toBe('ok');
    expect((await browser.call(calls.currentSession, {}, own)).code).toBe('ok');
    const lured = await browser.call(calls.currentSession, {}, { headers: { origin } });
    expect(lured.code).toBe('crossSiteRefused');
    const { origin: app } = current().gateway.services.apps().all[0] ?? { origin: '' };
    const framed = await current().gateway.server.inject({
      url: '/',
      headers: { host: new URL(app).host },
    });
    expect(framed.headers['content-security-policy']).toContain(
      `frame-ancestors http://atrium.localhost:7000 ${origin}`,
    );
  });

  test('of the second type ask for the permissions and the menu of their system', async () => {
    await save('weihai');
    const functions = async (request: RequestOf<typeof calls.loginPermission>) => {
      const { permissionData } = await current().ask('hr', calls.loginPermission, request);
      return permissionData.menus.length;
    };
    const all = await functions({});
    expect(await functions({ systemType: '1' })).toBe(all);
    expect(await functions({ systemType: '2' })).toBe(all - 1);
    const apps = async (sysId?: string) =>
      (await current().ask('hr', calls.menuTree, { sysId })).apps.map(({ code }) => code);
    expect(await apps()).toContain('alpha');
    expect(await apps('weihai')).not.toContain('alpha');
  });

  test('are kept by operators alone, and take no host that is in use', async () => {
    await save('weihai');
    const taken = await save('maple', { hosts: [weihai] });
    expect(taken.answer.fields).toMatchObject([{ path: 'settings.hosts.0', issue: 'taken' }]);
    for (const host of ['alpha.atrium.localhost:7000', 'static.atrium.localhost:7000']) {
      expect((await save('maple', { hosts: [host] })).code, host).toBe('badInput');
    }
    const logo = await save('maple', { logoUrl: 'data:image/svg+xml;base64,AAAA', hosts: [] });
    expect(logo.code).toBe('badInput');
    const link = await save('maple', { linkUrl: 'javascript:alert(1)', hosts: [] });
    expect(link.code).toBe('badInput');
    const admin = await current().browser('admin');
    expect((await admin.call(calls.brandList, {})).code).toBe('noPermission');
    const refused = await admin.call(calls.saveBrand, { systemCode: '', settings });
    expect(refused.code).toBe('noPermission');
    expect(await current().ask('operator', calls.brandList, {})).toHaveLength(4);
  });
});
