import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

type Plan = RequestOf<typeof calls.addCompany>;

const password = 'Quiet-River-7';

const plan = (code: string): Plan => ({
  company: {
    name: `公司 ${code}`,
    code,
    systemCode: 'weihai',
    place: '威海',
    locale: 'zh-CN',
    timeZone: 'Asia/Shanghai',
  },
  administrator: { name: '新管理员', loginName: `${code}-admin` },
});

eachDemo('companies', (current) => {
  async function found(code: string) {
    const made = await current().ask('operator', calls.addCompany, plan(code));
    const browser = current().gateway.browser();
    const secret = made.administrator.link.address.split('#')[1] ?? '';
    await browser.call(calls.choosePassword, { secret, password });
    await browser.call(calls.login, { account: `${code}-admin`, password });
    return { tenantId: made.tenantId, browser };
  }

  test('are added by operators, and are empty but for their roles', async () => {
    const { browser } = await found('newcorp');
    const session = await browser.call(calls.currentSession, {});
    expect(session.answer.result?.tenant).toMatchObject({ code: 'newcorp', systemCode: 'weihai' });
    const roster = await browser.call(calls.rosterPage, {});
    expect(roster.answer.result?.total).toBe(0);
    const again = await (await current().browser('operator')).call(
      calls.addCompany,
      plan('newcorp'),
    );
    expect(again.answer.fields).toMatchObject([{ path: 'company.code', issue: 'taken' }]);
  });

  test('are for operators alone', async () => {
    const admin = await current().browser('admin');
    const { tenant } = await current().ask('admin', calls.currentSession, {});
    const answers = [
      await admin.call(calls.companyPage, {}),
      await admin.call(calls.addCompany, plan('intruder')),
      await admin.call(calls.turnCompany, { tenantId: tenant.id, enabled: '0' }),
      await admin.call(calls.companyAdministrators, { tenantId: tenant.id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('noPermission'));
  });

  test('are disabled with every session in them, and enabled again', async () => {
    const { tenantId, browser } = await found('sleepy');
    await current().ask('operator', calls.turnCompany, { tenantId, enabled: '0' });
    expect((await browser.call(calls.currentSession, {})).code).toBe('loginInvalid');
    const account = { account: 'sleepy-admin', password };
    expect((await browser.call(calls.login, account)).code).toBe('uac.noTenant');
    const listed = await current().ask('operator', calls.companyPage, { status: ['suspended'] });
    expect(listed.rows.map(({ code }) => code)).toEqual(['sleepy']);
    await current().ask('operator', calls.turnCompany, { tenantId, enabled: '1' });
    expect((await browser.call(calls.login, account)).code).toBe('ok');
  });

  test('are not disabled under the operator who works in them', async () => {
    const { tenant } = await current().ask('operator', calls.currentSession, {});
    const operator = await current().browser('operator');
    const { code } = await operator.call(calls.turnCompany, { tenantId: tenant.id, enabled: '0' });
    expect(code).toBe('tum.ownCompany');
  });

  test('get their administrator back by a new link', async () => {
    const { tenantId, browser } = await found('forgetful');
    const [one] = await current().ask('operator', calls.companyAdministrators, { tenantId });
    expect(one).toMatchObject({ loginName: 'forgetful-admin', isManaged: true, hasPassword: true });
    const accountId = one?.accountId ?? '';
    const { link } = await current().ask('operator', calls.resetAdministrator, {
      tenantId,
      accountId,
    });
    const secret = link.address.split('#')[1] ?? '';
    const chosen = { secret, password: 'New-River-88' };
    expect((await browser.call(calls.choosePassword, chosen)).code).toBe('ok');
    const account = { account: 'forgetful-admin', password: 'New-River-88' };
    expect((await browser.call(calls.login, account)).code).toBe('ok');
    const { user } = await current().ask('staff', calls.currentSession, {});
    const operator = await current().browser('operator');
    const stranger = await operator.call(calls.resetAdministrator, {
      tenantId,
      accountId: user.id,
    });
    expect(stranger.code).toBe('notFound');
  });
});
