import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { everything, vendorBundle } from '#tests/support/vendor-app.ts';

const code = 'canteen';

eachDemo('the roles that get an app', (current) => {
  let demo: DemoGateway;
  let place: { readonly code: string; readonly tenantId: string };
  let other: string;
  let roleId: string;
  beforeAll(async () => {
    demo = current();
    await demo.ask('operator', calls.registerBundle, { bundle: vendorBundle() });
    const { tenants } = await demo.ask('operator', calls.registryDetail, { code });
    const harbour = tenants.find(({ name }) => /[\u4e00-\u9fff]/.test(name))?.tenantId ?? '';
    other = tenants.find(({ tenantId }) => tenantId !== harbour)?.tenantId ?? '';
    place = { code, tenantId: harbour };
    await demo.ask('operator', calls.decideApp, {
      code,
      version: 1,
      decision: 'approved',
      ...everything,
    });
    await demo.ask('operator', calls.enableApp, { ...place, enabled: true });
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query(
        `select m.role_id from app.role_member m join app.account a on a.id = m.account_id
          where a.login_name = 'staff' and m.tenant_id = $1`,
        [harbour],
      ),
    );
    roleId = (rows as { role_id: string }[])[0]?.role_id ?? '';
  });

  const rolesOf = async () => (await demo.ask('operator', calls.registryRoles, place)).roles;
  const grant = (roles: string[]) => demo.ask('operator', calls.grantApp, { ...place, roles });
  const appsOfStaff = async () =>
    (await demo.ask('staff', calls.menuTree, {})).apps.map((app) => app.code);

  test('nobody has an enabled app until a role gets it, whose people hear of it', async () => {
    expect((await rolesOf()).every(({ holds }) => holds === 'none')).toBe(true);
    expect(await appsOfStaff()).not.toContain(code);
    const { permissionData } = await demo.ask('staff', calls.loginPermission, {});
    await grant([roleId]);
    const roles = await rolesOf();
    expect(roles.filter(({ holds }) => holds === 'all').map((role) => role.roleId)).toEqual([
      roleId,
    ]);
    expect(roles.find((role) => role.roleId === roleId)?.people).toBeGreaterThan(0);
    const { mark: appMark } = permissionData;
    expect(await demo.ask('staff', calls.hasPermissionMark, { appMark })).toBe(true);
    await expect.poll(appsOfStaff, { timeout: 5_000 }).toContain(code);
    const { history } = await demo.ask('operator', calls.registryDetail, { code });
    expect(history[0]).toMatchObject({ kind: 'granted', version: 1, by: '平台运营' });
  });

  test('no role gets it where that cannot be written down', async () => {
    const history = (change: string) =>
      demo.gateway.asOwner((client) => client.query(`alter table app.app_event ${change}`));
    await grant([]);
    await history(`add constraint no_grants check (kind <> 'granted') not valid`);
    const browser = await demo.browser('operator');
    expect((await browser.call(calls.grantApp, { ...place, roles: [roleId] })).code).not.toBe('ok');
    await history('drop constraint no_grants');
    expect((await rolesOf()).every(({ holds }) => holds === 'none')).toBe(true);
  });

  test('a role that is left out loses it', async () => {
    await grant([roleId]);
    await grant([]);
    expect((await rolesOf()).every(({ holds }) => holds === 'none')).toBe(true);
    await expect.poll(appsOfStaff, { timeout: 5_000 }).not.toContain(code);
  });

  test('a company that loses the app loses its functions, and gets them back by no enabling', async () => {
    await grant([roleId]);
    await demo.ask('operator', calls.enableApp, { ...place, enabled: false });
    await demo.ask('operator', calls.enableApp, { ...place, enabled: true });
    expect((await rolesOf()).every(({ holds }) => holds === 'none')).toBe(true);
  });

  test('is for operators, for companies that have the app, and for roles of that company', async () => {
    const operator = await demo.browser('operator');
    const admin = await demo.browser('admin');
    const answers = [
      await operator.call(calls.grantApp, { ...place, tenantId: other, roles: [] }),
      await operator.call(calls.grantApp, { ...place, roles: [other] }),
      await admin.call(calls.grantApp, { ...place, roles: [roleId] }),
      await admin.call(calls.registryRoles, place),
    ];
    expect(answers.map((answer) => answer.code)).toEqual([
      ...['conflict', 'notFound', 'noPermission', 'noPermission'],
    ]);
  });
});
