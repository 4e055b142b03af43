import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type superLogin, superLoginMinutes } from '#bridge/calls/uac/super-login.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Session } from '#gateway/kernel/session.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { presentSession, requireSession, withPhoto } from '../session-info.ts';
import { checkDigits, type RightCode } from '../sign-in/codes.ts';
import { requireOperatorFactor } from './state.ts';
import { tellAdministrators } from './tell-administrators.ts';

type Request = ParsedRequestOf<typeof superLogin>;

/** As whom an operator works. */
interface Person {
  readonly tenantId: string;
  readonly accountId: string;
}

/** A password was not typed for it: what wants one that was just typed stays closed. */
const LONG_AGO = 24 * 60 * 60_000;

/**
 * Ends the session of the operator and opens one as a person of a company: it reads, ends after half an hour, and says in
 * every line of the trail who is behind it. The administrators of the company are informed.
 * @throws {RefusedError} `secondFactorRequired`, `codeWrong`, `badInput` at the company or the account, `throttled`, `busy`
 */
export async function begin(
  context: GatewaySessionContext,
  request: Request,
): Promise<ResultOf<typeof superLogin>> {
  const own = requireSession(context);
  const right = await checkDigits(context, 'superLogin', request);
  if (right.accountId !== own.accountId) throw new RefusedError(uacCodes.codeWrong);
  const person = await findPerson(context, request);
  const opened = await context.services.database.withOperatorTransaction(
    { accountId: person.accountId },
    'write',
    (transaction) => open(transaction, context, { own, right, request, person }),
  );
  const { session, secret, info, id } = opened;
  context.cookies.setSession(secret);
  const { reason, ticket } = request;
  const detail = { superLogin: id, operator: own.accountId, reason, ticket };
  context.record(`session:${session.id}`, detail, session);
  context.record(`session:${own.id}`, { ...detail, company: session.tenantId }, own);
  await tellAdministrators(context, session.tenantId, { reason, operator: own.accountId });
  return withPhoto(context, session, info);
}

async function open(
  transaction: DatabaseTransaction,
  context: GatewaySessionContext,
  wanted: {
    readonly own: Session;
    readonly right: RightCode;
    readonly request: Request;
    readonly person: Person;
  },
) {
  const { own, right, request, person } = wanted;
  const { sessions } = context.services;
  await requireOperatorFactor(transaction, own);
  await right.spend(transaction);
  const now = context.now();
  const id = uuid7();
  const endsAt = new Date(now.getTime() + superLoginMinutes * 60_000);
  await transaction
    .insertInto('super_login')
    .values({
      id,
      operator_id: own.accountId,
      account_id: person.accountId,
      tenant_id: person.tenantId,
      reason: request.reason,
      ticket: request.ticket,
      created_at: now,
      ends_at: endsAt,
    })
    .execute();
  await sessions.end(transaction, own.id, 'switched');
  const opened = await sessions.open(transaction, {
    ...person,
    kind: 'operator',
    client: context.client,
    method: 'superLogin',
    superLoginId: id,
    authenticatedAt: new Date(now.getTime() - LONG_AGO),
    absoluteExpiresAt: endsAt,
  });
  return { ...opened, id, info: await presentSession(transaction, opened.session) };
}

/** An operator is no person of a company: one would get at the platform through another. */
async function findPerson(
  { services: { database } }: GatewaySessionContext,
  { company, account }: Request,
): Promise<Person> {
  const tenant = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('tenant')
        .select('id')
        .where('code', '=', company)
        .where('status', '=', 'active')
        .where('is_platform', '=', false)
        .executeTakeFirst(),
  );
  if (tenant === undefined) throw refusedAt('company');
  const tenantId = tenant.id;
  const person = await database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('account')
        .innerJoin('membership', 'membership.account_id', 'account.id')
        .select('account.id')
        .where('account.login_name', '=', account.toLowerCase())
        .where('account.status', '=', 'active')
        .where('account.is_operator', '=', false)
        .where('membership.tenant_id', '=', tenantId)
        .where('membership.status', '=', 'active')
        .where('membership.supplier_id', 'is', null)
        .executeTakeFirst(),
  );
  if (person === undefined) throw refusedAt('account');
  return { tenantId, accountId: person.id };
}

function refusedAt(path: 'company' | 'account'): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue: 'invalid' }] });
}
