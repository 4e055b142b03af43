import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { firstStart, type startCodeInfo } from '#bridge/calls/tum/first-start.ts';
import { tumCodes } from '#bridge/calls/tum/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { refusePassword } from '../uac/passwords/weak-passwords.ts';
import { countOfAddress } from '../uac/sign-in-throttle.ts';
import { type CompanyPlan, fillCompany, registerCompany } from './found-company.ts';
import { keepOperator, type NewOperator } from './operator-account.ts';
import { joinPlatform, keepPlatformTenant } from './platform-tenant.ts';
import { findStartCode, type StartCodeKind, spendStartCode } from './start-codes.ts';

type Request = ParsedRequestOf<typeof firstStart>;
type Result = ResultOf<typeof firstStart>;

/**
 * Returns what a code opens. Tries are counted by address, though a secret of 256 bits is not guessed.
 * @throws {RefusedError} `startCodeInvalid`, `throttled`
 */
export async function readStartCode(
  context: GatewaySessionContext,
  { secret }: ParsedRequestOf<typeof startCodeInfo>,
): Promise<ResultOf<typeof startCodeInfo>> {
  const now = context.now();
  const { kind, wait } = await context.services.database.withOperatorTransaction(
    { accountId: null },
    'write',
    async (transaction) => ({
      wait: await countOfAddress(transaction, context.client.address, now),
      kind: await findStartCode(transaction, secret, now),
    }),
  );
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  if (kind === null) throw new RefusedError(tumCodes.startCodeInvalid);
  return { kind };
}

/**
 * Makes an operator and, at a first start, the first company: all of it or nothing.
 * @throws {RefusedError} `startCodeInvalid`, `throttled`, `busy`, `badInput` for a name or code that is taken
 */
export async function useStartCode(
  context: GatewaySessionContext,
  request: Request,
): Promise<Result> {
  // Before a password is hashed, which is work.
  const { kind } = await readStartCode(context, request);
  const plan = planOf(request, kind);
  const { password, ...operator } = request.operator;
  const { loginName, name } = operator;
  refusePassword(password, { loginName, name, passwords: 'mixed' }, 'operator.password');
  const hash = await context.services.passwords.hash(password);
  return context.services.database.withFoundingTransaction(
    { accountId: null },
    async (transaction, enter) => {
      const spent = await spendStartCode(transaction, request.secret, context.now());
      if (spent !== kind) throw new RefusedError(tumCodes.startCodeInvalid);
      return found(context, { transaction, enter }, { ...operator, hash }, plan);
    },
  );
}

/** A first start makes a company; who lost the operator makes none, since companies are there or an operator adds them. */
function planOf({ company, administrator }: Request, kind: StartCodeKind): CompanyPlan | null {
  if (kind === 'operator') return null;
  if (company && administrator) return { company, administrator };
  const path = company ? 'administrator' : 'company';
  throw new RefusedError('badInput', { fields: [{ path, issue: 'required' }] });
}

async function found(
  context: GatewaySessionContext,
  way: {
    readonly transaction: DatabaseTransaction;
    readonly enter: (tenantId: string) => Promise<void>;
  },
  operator: NewOperator,
  plan: CompanyPlan | null,
): Promise<Result> {
  const { transaction, enter } = way;
  const operatorId = await keepOperator(transaction, context, operator);
  const platform = await keepPlatformTenant(transaction, operator.locale);
  await transaction
    .updateTable('account')
    .set({ last_tenant_id: platform.tenantId })
    .where('id', '=', operatorId)
    .execute();
  const registered = plan === null ? null : await registerCompany(transaction, plan);
  await enter(platform.tenantId);
  await joinPlatform(transaction, platform.tenantId, operatorId);
  await writeTrail(transaction, context, platform.tenantId, operatorId);
  const { loginName } = operator;
  if (registered === null) return { operator: { loginName }, administrator: null };
  await enter(registered.tenantId);
  const link = await fillCompany(transaction, context, registered, operatorId);
  await writeTrail(transaction, context, registered.tenantId, operatorId);
  return { operator: { loginName }, administrator: { ...registered.administrator, link } };
}

/** There is no session whose trail it would be in. */
async function writeTrail(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  tenant_id: string,
  account_id: string,
): Promise<void> {
  const detail = JSON.stringify({ requestId: context.requestId });
  await transaction
    .insertInto('audit_event')
    .values({
      tenant_id,
      id: uuid7(),
      at: context.now(),
      account_id,
      call: firstStart.name,
      target: `account:${account_id}`,
      outcome: 'ok',
      detail,
    })
    .execute();
}
