/** Logins of people of suppliers, for tests. */
import { calls } from '#bridge/calls/index.ts';
import { password } from './accounts.ts';
import type { DemoGateway } from './demo-gateway.ts';

let serial = 0;

/** An address that no account has. */
export function newAddress(): string {
  serial += 1;
  return `contact-${serial}-${Date.now()}@supplier.example`;
}

/** Invites somebody of a supplier, who chooses the common password. */
export async function openSupplierLogin(
  demo: DemoGateway,
  supplierId: string,
  name = '供应商联系人',
): Promise<{ readonly accountId: string; readonly loginName: string }> {
  const request = { supplierId, name, email: newAddress() };
  const { accountId, loginName, link } = await demo.ask(
    'admin',
    calls.inviteSupplierLogin,
    request,
  );
  const secret = link?.address.split('#')[1] ?? '';
  const chosen = await demo.gateway.browser().call(calls.choosePassword, { secret, password });
  if (chosen.code !== 'ok') throw new Error(`No password was chosen: ${chosen.answer.msg}`);
  return { accountId, loginName };
}
