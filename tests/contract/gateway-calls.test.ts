import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as z from 'zod/mini';
import { calls } from '#bridge/calls/index.ts';
import { codes } from '#bridge/calls/kit/codes.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { records } from '#gateway/services/records.ts';
import { assembleGateway } from '#gateway/start-gateway.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { areaRequests } from '#tests/support/area-requests.ts';
import { callsInQuestion } from '#tests/support/calls-in-question.ts';
import { companyRequests } from '#tests/support/company-requests.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { writeFixtureBuild } from '#tests/support/fixture-apps.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { madeValues } from '#tests/support/records/record-values.ts';
import { fieldChoices } from '#tests/support/request-maker.ts';
import { AppClient, ShellClient } from '#tests/support/shell-client.ts';

/** Requests of calls whose fields say more than one can be drawn from their schemas. */
function wholeRequests(call: AnyCall, someId: string): readonly Record<string, unknown>[] {
  const bound = records.all.find(({ record }) => call.name.endsWith(`.${record.name}.create`));
  const form = { sections: [] };
  const route = { nodes: [], withdraw: 'never' };
  const names = { nameZh: 'route', nameEn: 'route' };
  return [
    ...(bound ? [{ values: madeValues(bound, 1, () => someId) }] : []),
    { month: '2026-01' },
    {
      orderId: someId,
      requestKey: 'one-press',
      arrivedOn: '2026-01-05',
      items: [{ lineNo: 1, accepted: '1', rejected: '0' }],
    },
    { applicationId: someId, on: '2040-01-01', from: 600, minutes: 60, mode: 'phone', panel: [] },
    { definitionId: null, record: null, ...names, form, route, draftRev: 0 },
  ];
}

describe.each(databaseKinds)('gateway calls on %s', (kind) => {
  let gateway: TestGateway;
  let harbour: string;
  let newcomer: ShellClient;

  beforeAll(async () => {
    gateway = await openTestGateway({ kind, demo: true });
    const { tenant } = await gateway.browser().signIn('hr');
    harbour = tenant.id;
    const tenantIds = [harbour];
    await buildPerson(gateway.database, { loginName: 'newcomer', tenantIds });
    await buildPerson(gateway.database, {
      loginName: 'lister',
      tenantIds,
      functions: ['personnel.roster'],
    });
    newcomer = await signedIn('newcomer');
  });
  afterAll(() => gateway.close());

  async function signedIn(account: string): Promise<ShellClient> {
    const browser = gateway.browser();
    await browser.signIn(account);
    return browser;
  }

  /** The audit trail of one call, the newest row first. */
  async function auditOf(call: AnyCall) {
    return gateway.database.withTransaction(
      { tenantId: harbour, accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('audit_event')
          .select(['target', 'outcome', 'detail', 'account_id'])
          .where('tenant_id', '=', harbour)
          .where('call', '=', call.name)
          .orderBy('id', 'desc')
          .execute(),
    );
  }

  const guarded = callsInQuestion().filter(({ access }) => access.kind === 'function');

  test.each(guarded)('$name is refused to a person without its function', async (call) => {
    const someId = '01999999-9999-7999-8999-999999999999';
    const fields = fieldChoices(call, [someId]).map(({ name, fitting }) => [name, fitting[0]]);
    const request = [
      {},
      companyRequests[call.name] ?? {},
      areaRequests[call.name] ?? {},
      { organId: someId, columns: ['name'] },
      { employmentIds: [someId], changes: { workPlace: '上海' } },
      Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
      ...wholeRequests(call, someId),
    ].find((one) => call.request.safeParse(one).success);
    expect(request, `no request fits ${call.name}`).toBeDefined();
    expect((await newcomer.send(call, request)).code).toBe('noPermission');
  });

  test('the menu holds the apps of the person only, in the language asked for', async () => {
    const nothing = await newcomer.call(calls.menuTree, {});
    expect(nothing.answer.result).toMatchObject({ menus: [], apps: [] });
    expect(nothing.answer.result?.closed.map(({ code }) => code)).toEqual([
      'alpha',
      'beta',
      'gamma',
    ]);

    const browser = await signedIn('lister');
    const { answer } = await browser.call(calls.menuTree, { lang: 'zh-CN' });
    expect(answer.result?.menus.map(({ code }) => code)).toEqual(['alpha']);
    const [app] = answer.result?.apps ?? [];
    expect(app).toMatchObject({
      origin: 'http://alpha.atrium.localhost:7000',
      entry: 'http://alpha.atrium.localhost:7000/',
      sandbox: 'allow-scripts allow-same-origin allow-forms allow-downloads',
      allow: "geolocation; focus-without-user-activation 'none'",
    });
    const [outer, hidden, ...others] = answer.result?.menus[0]?.children ?? [];
    expect(others).toEqual([]);
    expect(JSON.parse(hidden?.itemAttr ?? '')).toMatchObject({ muShow: '0', mutp: 'page' });
    expect(JSON.parse(outer?.itemAttr ?? '')).toEqual({
      muName: 'outer',
      muShow: '1',
      mutp: 'menu',
    });
    const [inner, law] = outer?.children ?? [];
    expect(law).toMatchObject({ linkUrl: 'https://law.example/labour', sourceApp: 'alpha' });
    expect(JSON.parse(law?.itemAttr ?? '')).toMatchObject({ mutp: 'link' });
    expect(inner?.children).toMatchObject([
      { code: 'home', authFlag: '2', sourceApp: 'alpha', buttonVoList: [], children: [] },
    ]);
  });

  test('a page of another app is borrowed by its own name, for those who may open it there', async () => {
    const entries = async (account: string) => {
      const { answer } = await (await signedIn(account)).call(calls.menuTree, {});
      return answer.result?.menus.find(({ code }) => code === 'alpha')?.children ?? [];
    };
    expect((await entries('lister')).map(({ code }) => code)).not.toContain('borrowed');
    expect(await entries('admin')).toContainEqual(
      expect.objectContaining({ code: 'borrowed', sourceApp: 'beta', linkUrl: '/home' }),
    );
  });

  test('a vendor gets a frame without downloads', async () => {
    const { answer } = await (await signedIn('admin')).call(calls.menuTree, {});
    const vendor = answer.result?.apps.find(({ tier }) => tier === 'vendor');
    expect(vendor?.sandbox).toBe('allow-scripts allow-same-origin allow-forms');
  });

  test('a write leaves a row that says who did what, from which app', async () => {
    const shell = await signedIn('hr');
    const token = await shell.token('alpha');
    const app = new AppClient(gateway.server, 'http://alpha.atrium.localhost:7000', token);
    const { answer: roster } = await shell.call(calls.rosterPage, {});
    const employmentId = roster.result?.rows[0]?.id ?? '';
    const { answer: record } = await shell.call(calls.getEmployee, { employmentId });
    const saved = await app.send(calls.updateEmployee, {
      employmentId,
      version: record.result?.version,
      changes: { note: 'seen by the auditor' },
    });
    expect(saved.code).toBe('ok');
    const [row] = await auditOf(calls.updateEmployee);
    expect(row).toMatchObject({ outcome: 'ok', detail: { app: 'alpha' } });
    expect(row?.target).toContain(employmentId);
  });

  test('a refused write leaves a row too, and nothing else', async () => {
    await newcomer.call(calls.updateEmployee, {
      employmentId: '01999999-9999-7999-8999-999999999999',
      version: 1,
      changes: { note: 'not mine to say' },
    });
    const [row] = await auditOf(calls.updateEmployee);
    expect(row).toMatchObject({ outcome: 'denied', detail: { code: 'noPermission' } });
  });

  test('signing in and out are written down', async () => {
    const browser = await signedIn('staff');
    await browser.call(calls.logout, {});
    const [signIn] = await auditOf(calls.login);
    const [signOut] = await auditOf(calls.logout);
    expect(signIn?.target).toMatch(/^session:/);
    expect(signOut?.target).toBe(signIn?.target);
  });

  test('what a read answers fits its contract and nothing more', async () => {
    const browser = await signedIn('hr');
    for (const call of [calls.organTree, calls.rosterPage, calls.menuTree, calls.currentSession]) {
      const { answer } = await browser.send(call, {});
      expect(answer.code, call.name).toBe(codes.ok.code);
      expect(z.safeParse(call.result, answer.result).data).toEqual(answer.result);
    }
  });

  test('two gateways on one database agree within a second', async () => {
    const buildFolder = await writeFixtureBuild();
    const other = await assembleGateway({
      settings: gateway.settings,
      database: { ...gateway.database, close: async () => undefined },
      buildFolder,
      now: gateway.clock.now,
    });
    const here = await signedIn('hr');
    const there = new ShellClient(other.server, gateway.settings.publicOrigin);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const token = await here.token('alpha', 'mount-of-two-gateways');
    const app = new AppClient(other.server, 'http://alpha.atrium.localhost:7000', token);
    expect((await there.call(calls.currentSession, {})).code).toBe('ok');
    expect((await app.send(calls.organTree, {})).code).toBe('ok');
    await here.call(calls.logout, {});
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await there.call(calls.currentSession, {})).code).toBe('loginInvalid');
    expect((await app.send(calls.organTree, {})).code).toBe('loginInvalid');
    await other.close();
  });
});
