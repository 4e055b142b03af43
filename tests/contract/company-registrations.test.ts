import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

eachDemo('companies that people ask for', (current) => {
  let serial = 0;
  function wanted(asked?: string): RequestOf<typeof calls.companyRegister> {
    serial += 1;
    const code = asked ?? `asked-${serial}`;
    return {
      company: {
        name: `Company ${code}`,
        code,
        systemCode: '',
        locale: 'zh-CN',
        timeZone: 'Asia/Shanghai',
        place: '杭州',
      },
      creditCode: '91330100MA27XK0A6Q',
      contactName: '林',
      contactPhone: '138 0013 8000',
      employees: '50-199',
      note: '',
    };
  }

  const decide = (
    browser: ShellClient,
    registrationId: string,
    approve: '0' | '1',
    reason?: string,
  ) =>
    browser.call(calls.decideRegistration, { registrationId, approve, ...(reason && { reason }) });

  test('are made once an operator approves, with who asked as the administrator', async () => {
    const [lin, operator] = await Promise.all([
      current().browser('hr'),
      current().browser('operator'),
    ]);
    const { tenant: home } = await current().ask('hr', calls.currentSession, {});
    const sent = await lin.call(calls.companyRegister, wanted('harbour-two'));
    const registrationId = sent.answer.result?.registrationId ?? '';
    expect((await decide(lin, registrationId, '1')).code).toBe('noPermission');
    const listed = await operator.call(calls.registrationPage, { keyword: 'harbour-two' });
    expect(listed.answer.result?.rows).toMatchObject([
      { applicantLogin: 'hr', contactPhone: '+8613800138000', status: 'pending' },
    ]);
    const both = await Promise.all([
      decide(operator, registrationId, '1'),
      decide(operator, registrationId, '1'),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'tum.registrationDecided']);
    const tenantId = both.find(({ code }) => code === 'ok')?.answer.result?.tenantId ?? '';
    const before = await lin.call(calls.preLogin, { tenantId });
    expect(before.answer.result).toMatchObject({ mayEnter: true, isCurrent: false });
    expect((await lin.call(calls.switchTenant, { tenantId })).answer.result).toMatchObject({
      user: { account: 'hr', isSuper: true },
      tenant: { code: 'harbour-two' },
    });
    const info = await lin.call(calls.singleAuthorizeInfo, {});
    expect(info.answer.result).toMatchObject({ isSuper: true, tenant: { id: tenantId } });
    expect(info.answer.result?.roles.length).toBeGreaterThan(0);
    await lin.call(calls.switchTenant, { tenantId: home.id });
  });

  test('are refused with a reason that the person reads, or withdrawn before', async () => {
    const [lin, stranger, operator] = await Promise.all(
      ['manager', 'staff', 'operator'].map((name) => current().browser(name)),
    );
    if (!lin || !stranger || !operator) throw new Error('no browser');
    const one = await lin.call(calls.companyRegister, wanted());
    const refused = one.answer.result?.registrationId ?? '';
    expect((await decide(operator, refused, '0')).answer.fields).toMatchObject([
      { path: 'reason', issue: 'required' },
    ]);
    expect((await decide(operator, refused, '0', '资料不全')).code).toBe('ok');
    const two = await lin.call(calls.companyRegister, wanted());
    const withdrawn = { registrationId: two.answer.result?.registrationId ?? '' };
    expect((await stranger.call(calls.withdrawRegistration, withdrawn)).code).toBe('notFound');
    expect((await lin.call(calls.withdrawRegistration, withdrawn)).code).toBe('ok');
    expect((await decide(operator, withdrawn.registrationId, '1')).code).toBe(
      'tum.registrationDecided',
    );
    const own = await lin.call(calls.ownRegistrations, {});
    expect(own.answer.result?.slice(0, 2)).toMatchObject([
      { status: 'withdrawn' },
      { status: 'refused', reason: '资料不全' },
    ]);
    expect((await stranger.call(calls.ownRegistrations, {})).answer.result).toEqual([]);
  });

  test('have a code of their own, and are few at a time', async () => {
    const lin = await current().browser('staff');
    const { tenant } = await current().ask('staff', calls.currentSession, {});
    const taken = await lin.call(calls.companyRegister, wanted(tenant.code));
    expect(taken.answer.fields).toMatchObject([{ path: 'company.code', issue: 'taken' }]);
    const many = [];
    for (let time = 0; time < 4; time += 1) {
      many.push((await lin.call(calls.companyRegister, wanted())).code);
    }
    expect(many).toEqual(['ok', 'ok', 'ok', 'tum.registrationsPending']);
  });

  test('tell nothing of companies that are not the own ones', async () => {
    const lin = await current().browser('staff');
    const { tenant } = await current().ask('staff', calls.currentSession, {});
    const { tenant: south } = await current().ask('maple', calls.currentSession, {});
    for (const call of [calls.getTenantById, calls.preLogin, calls.singleAuthorizeInfo] as const) {
      expect((await lin.call(call, { tenantId: south.id })).code).toBe('notFound');
    }
    expect((await lin.call(calls.getTenantById, { tenantId: tenant.id })).answer.result?.code).toBe(
      tenant.code,
    );
    const module = (moduleCode: string) =>
      lin.call(calls.checkHTUserAuthorizationModule, { moduleCode });
    expect((await module('no-such-app')).answer.result).toBe(false);
  });
});
