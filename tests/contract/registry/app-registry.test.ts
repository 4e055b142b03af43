import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type ManifestSource, manifest } from '#bridge/methods/manifest.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { AppClient } from '#tests/support/shell-client.ts';
import { everything, vendorBundle } from '#tests/support/vendor-app.ts';
import { manifest as bi } from '../../../subapps/bi/manifest.ts';

eachDemo('the registry of apps', (current) => {
  let demo: DemoGateway;
  let harbour: string;
  let maple: string;
  beforeAll(async () => {
    demo = current();
    await operate(calls.registerBundle, { bundle: vendorBundle() });
    const { tenants } = await detail();
    harbour = tenants.find(({ name }) => /[\u4e00-\u9fff]/.test(name))?.tenantId ?? '';
    maple = tenants.find(({ tenantId }) => tenantId !== harbour)?.tenantId ?? '';
  });

  const operate: DemoGateway['ask'] extends (account: string, ...request: infer Request) => infer A
    ? (...request: Request) => A
    : never = (call, request) => demo.ask('operator', call, request);
  const detail = (code = 'canteen') => demo.ask('operator', calls.registryDetail, { code });
  const appsOf = async (account: string) =>
    (await demo.ask(account, calls.menuTree, {})).apps.filter(({ tier }) => tier === 'vendor');
  const approve = (version: number, grant: Partial<typeof everything> = {}) =>
    demo.ask('operator', calls.decideApp, {
      code: 'canteen',
      version,
      decision: 'approved' as const,
      ...everything,
      ...grant,
    });

  test('an uploaded app waits, with what it asks for and why, and nobody has it', async () => {
    const { status, version, waiting, next, history } = await detail();
    expect([status, version, waiting]).toEqual(['new', null, 1]);
    expect(next?.asks.map(({ kind, key, before }) => `${kind} ${key} ${before}`)).toEqual([
      'capability session.token new',
      'capability tabs new',
      'capability dialogs new',
      'service ums new',
      'service joyhr new',
      'domain https://api.canteen.example new',
    ]);
    expect(next?.asks.every(({ reason }) => reason === 'Needed by the test')).toBe(true);
    expect(history.map(({ kind, by }) => [kind, by])).toEqual([['registered', '平台运营']]);
    expect((await appsOf('admin')).map(({ code }) => code)).toEqual(['gamma']);
    const operator = await demo.browser('operator');
    const { code } = await operator.call(calls.enableApp, {
      code: 'canteen',
      tenantId: harbour,
      enabled: true,
    });
    expect(code).toBe('conflict');
  });

  test('nobody but an operator gets near it, a super user of a company as little as others', async () => {
    for (const account of ['admin', 'hr', 'staff', 'maple']) {
      const browser = await demo.browser(account);
      const answers = [
        await browser.call(calls.registryPage, {}),
        await browser.call(calls.registryDetail, { code: 'canteen' }),
        await browser.call(calls.registerBundle, { bundle: vendorBundle({ code: 'other' }) }),
        await browser.call(calls.decideApp, {
          code: 'canteen',
          version: 1,
          decision: 'approved' as const,
          ...everything,
        }),
        await browser.call(calls.enableApp, {
          code: 'canteen',
          tenantId: harbour,
          enabled: true,
        }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('noPermission'));
    }
  });

  test('no more than a version asks for can be granted, and none that is not there', async () => {
    const operator = await demo.browser('operator');
    const decide = { code: 'canteen', version: 1, decision: 'approved' as const, ...everything };
    for (const grant of [
      { capabilities: ['storage'] },
      { services: ['uac'] },
      { domains: ['https://evil.example'] },
      { features: ['geolocation'] },
    ]) {
      const { code } = await operator.call(calls.decideApp, { ...decide, ...grant });
      expect(code).toBe('conflict');
    }
    const { code } = await operator.call(calls.decideApp, { ...decide, version: 2 });
    expect(code).toBe('notFound');
  });

  test('an app of the house and of another stack is described as one of a vendor is', async () => {
    const built = manifest.parse(bi);
    // What only the house may say of itself: its tier, and its cards on the home page.
    const ofVendor: ManifestSource = {
      ...built,
      code: 'figures',
      tier: 'vendor',
      cards: [],
      entry: 'index.html',
      pages: built.pages.map((page) => ({ ...page, functionId: 'figures.workforce' })),
    };
    await operate(calls.registerBundle, { bundle: vendorBundle(ofVendor) });
    const { next } = await demo.ask('operator', calls.registryDetail, { code: 'figures' });
    const asked = built.capabilities.length + built.services.length;
    expect(next?.asks).toHaveLength(asked);
  });

  test('an app says how much space it needs, within what a screen has', async () => {
    const operator = await demo.browser('operator');
    for (const sizes of [{ width: -1 }, { width: 9_000 }, { height: 1.5 }, { depth: 1 }]) {
      const code = 'hall';
      const { code: answer } = await operator.call(calls.registerBundle, {
        bundle: vendorBundle({ code, sizes }),
      });
      expect(answer).toBe('registry.manifestInvalid');
    }
    const detail = async () =>
      (await demo.ask('operator', calls.registryDetail, { code: 'hall' })).next;
    await operate(calls.registerBundle, {
      bundle: vendorBundle({ code: 'hall', sizes: { width: 900 } }),
    });
    expect(await detail()).toMatchObject({ sizes: { width: 900, height: 0 }, sizesBefore: null });
    await operate(calls.decideApp, {
      code: 'hall',
      version: 1,
      decision: 'approved',
      ...everything,
    });
    await operate(calls.registerBundle, {
      code: 'hall',
      bundle: vendorBundle({ code: 'hall', sizes: { width: 700, height: 400 } }),
    });
    expect(await detail()).toMatchObject({
      sizes: { width: 700, height: 400 },
      sizesBefore: { width: 900, height: 0 },
    });
  });

  test('the approved part is all a company gets, once the app is handed to it', async () => {
    await approve(1, { capabilities: ['session.token', 'tabs'], services: ['ums'] });
    expect((await appsOf('admin')).map(({ code }) => code)).toEqual(['gamma']);
    await operate(calls.enableApp, { code: 'canteen', tenantId: harbour, enabled: true });
    const app = (await appsOf('admin')).find(({ code }) => code === 'canteen');
    expect(app).toMatchObject({
      origin: 'http://canteen.vendors.localhost:7000',
      entry: 'http://canteen.vendors.localhost:7000/',
      sandbox: 'allow-scripts allow-same-origin allow-forms',
      capabilities: ['session.token', 'tabs'],
      services: ['ums'],
    });
    // Another company does not even learn that there is such an app.
    expect(JSON.stringify(await demo.ask('maple', calls.menuTree, {}))).not.toContain('canteen');
    const refused = await (await demo.browser('maple')).call(calls.appToken, {
      appCode: 'canteen',
      mountId: 'mount-of-canteen-maple',
    });
    expect(refused.code).toBe('notFound');
    expect(maple).not.toBe('');
  });

  test('its token reaches the approved services, and ends with what was approved', async () => {
    const browser = await demo.browser('admin');
    const app = new AppClient(
      demo.gateway.server,
      'http://canteen.vendors.localhost:7000',
      await browser.token('canteen'),
    );
    expect((await app.send(calls.organTree, {})).status).toBe(200);
    expect((await app.send(calls.rosterPage, {})).code).toBe('noPermission');
    expect((await app.send(calls.registryPage, {})).code).toBe('noPermission');
    await approve(1, { services: ['joyhr'] });
    expect((await app.send(calls.organTree, {})).code).toBe('noPermission');
    // The token itself still says `ums` alone.
    expect((await app.send(calls.rosterPage, {})).code).toBe('noPermission');
  });

  test('a changed version shows what is other, and the approved one stays in force until it is approved', async () => {
    const reason = { 'zh-CN': '现在用于消息提醒', en: 'Now for reminders' };
    const changed = vendorBundle({
      capabilities: [
        { capability: 'tabs', reason },
        { capability: 'files', reason },
      ],
    });
    await operate(calls.registerBundle, { bundle: changed, code: 'canteen' });
    const { status, version, waiting, next } = await detail();
    expect([status, version, waiting]).toEqual(['changed', 1, 2]);
    expect(next?.asks.slice(0, 2)).toMatchObject([
      { key: 'tabs', before: 'granted', reasonBefore: 'Needed by the test' },
      { key: 'files', before: 'new', reasonBefore: null },
    ]);
    expect(next?.gone).toEqual([
      { kind: 'capability', key: 'session.token' },
      { kind: 'capability', key: 'dialogs' },
    ]);
    const before = (await appsOf('admin')).find(({ code }) => code === 'canteen');
    expect(before?.capabilities).toEqual(['session.token', 'tabs', 'dialogs']);
    await approve(2, { capabilities: ['files'], services: [], domains: [] });
    const after = (await appsOf('admin')).find(({ code }) => code === 'canteen');
    expect(after).toMatchObject({ capabilities: ['files'], services: [] });
    // Without the capability for it there is no token, whoever asks.
    const { code } = await (await demo.browser('admin')).call(calls.appToken, {
      appCode: 'canteen',
      mountId: 'mount-of-canteen-0002',
    });
    expect(code).toBe('notFound');
  });

  test('an app whose files the portal carries, and no more, speaks with no token itself', async () => {
    await approve(2, { capabilities: ['files'], services: ['ums'], domains: [] });
    const app = new AppClient(
      demo.gateway.server,
      'http://canteen.vendors.localhost:7000',
      await (await demo.browser('admin')).token('canteen', 'mount-of-canteen-0003'),
    );
    expect((await app.send(calls.organTree, {})).code).toBe('tokenInvalid');
    await approve(2, { capabilities: ['files'], services: [], domains: [] });
  });

  test('what was handed in before is no new version, and a refused one changes nothing', async () => {
    const operator = await demo.browser('operator');
    const third = () => vendorBundle({ order: 3 });
    await operate(calls.registerBundle, { bundle: third(), code: 'canteen' });
    const again = await operator.call(calls.registerBundle, { bundle: third(), code: 'canteen' });
    expect(again.code).toBe('duplicate');
    await operate(calls.decideApp, {
      code: 'canteen',
      version: 3,
      decision: 'refused',
      ...everything,
    });
    const { status, version, waiting } = await detail();
    expect([status, version, waiting]).toEqual(['approved', 2, null]);
  });

  test('a company that loses the app loses its menu and its tokens at once, and may get it again', async () => {
    await approve(1);
    const browser = await demo.browser('admin');
    const origin = 'http://canteen.vendors.localhost:7000';
    const app = new AppClient(
      demo.gateway.server,
      origin,
      await browser.token('canteen', 'mount-of-canteen-0003'),
    );
    expect((await app.send(calls.organTree, {})).status).toBe(200);
    await operate(calls.enableApp, { code: 'canteen', tenantId: harbour, enabled: false });
    expect((await appsOf('admin')).map(({ code }) => code)).toEqual(['gamma']);
    // No company has it any more, so its host is nobody's.
    expect((await app.send(calls.organTree, {})).status).toBe(404);
    await operate(calls.enableApp, { code: 'canteen', tenantId: maple, enabled: true });
    expect((await app.send(calls.organTree, {})).code).toBe('tokenInvalid');
    await operate(calls.enableApp, { code: 'canteen', tenantId: harbour, enabled: true });
    expect((await app.send(calls.organTree, {})).status).toBe(200);
  });

  test('everything that was done stands in its history and in the audit trail', async () => {
    const { history } = await detail();
    expect(history.map(({ kind }) => kind).toReversed()).toEqual([
      ...['registered', 'approved', 'enabled', 'approved', 'versionAdded'],
      ...['approved', 'approved', 'approved'],
      ...['versionAdded', 'refused', 'approved', 'disabled', 'enabled', 'enabled'],
    ]);
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query("select call from app.audit_event where target = 'app:canteen' order by id"),
    );
    expect(rows).toHaveLength(history.length);
  });

  test('another gateway on the database knows of a change within a second', async () => {
    const { database, services, settings } = demo.gateway;
    const { RegisteredApps } = await import('#gateway/services/registry/registered-apps.ts');
    const other = new RegisteredApps(database, () => services.registered.built(), settings);
    await other.refresh();
    expect(other.current().of(harbour).byCode('canteen')).toBeDefined();
    await operate(calls.enableApp, { code: 'canteen', tenantId: harbour, enabled: false });
    await expect
      .poll(
        async () => {
          await other.refresh();
          return other.current().of(harbour).byCode('canteen');
        },
        { timeout: 1_500 },
      )
      .toBeUndefined();
  });
});
