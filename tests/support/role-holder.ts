import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { DEMO_PASSWORD } from '#gateway/seed/demo.ts';
import type { DemoGateway } from './demo-gateway.ts';
import type { ShellClient } from './shell-client.ts';

type SavedRole = RequestOf<typeof calls.saveRole>;

let holders = 0;

/** A browser of somebody new who has one role alone. */
export async function signInWithRole(
  demo: DemoGateway,
  role: Pick<SavedRole, 'range' | 'functions' | 'fields'>,
): Promise<ShellClient> {
  holders += 1;
  const code = `holder-${holders}`;
  const names = { code, nameZh: `角色${holders}`, nameEn: `Role ${holders}`, note: '' };
  const { roleId } = await demo.ask('admin', calls.saveRole, { ...names, organIds: [], ...role });
  const { link } = await demo.ask('admin', calls.inviteAccount, {
    loginName: code,
    name: '新来的人',
    locale: 'zh-CN',
    employmentId: null,
    roleIds: [roleId],
  });
  const browser = demo.gateway.browser();
  const secret = link.address.split('#')[1] ?? '';
  await browser.call(calls.choosePassword, { secret, password: DEMO_PASSWORD });
  await browser.call(calls.login, { account: code, password: DEMO_PASSWORD });
  return browser;
}
