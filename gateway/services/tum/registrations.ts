import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  companyRegister,
  decideRegistration,
  ownRegistrations,
  registrationPage,
  withdrawRegistration,
} from '#bridge/calls/tum/registrations.ts';
import { tumCodes } from '#bridge/calls/tum/terms.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { escapeLike } from '../people/keyword.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { countWithin } from '../uac/sign-in-throttle.ts';
import { approve } from './approve-registration.ts';

const DAY = 86_400_000;
/** Registrations of one person that may wait at once, and that may be sent in a day. */
const MOST_WAITING = 3;
const MOST_IN_DAY = 10;

const columns = [
  'r.id',
  'r.at',
  'r.name',
  'r.code',
  'r.system_code as systemCode',
  'r.locale',
  'r.time_zone as timeZone',
  'r.place',
  'r.credit_code as creditCode',
  'r.contact_name as contactName',
  'r.contact_phone as contactPhone',
  'r.employees',
  'r.note',
  'r.status',
  'r.decided_at as decidedAt',
  'r.reason',
  'r.tenant_id as tenantId',
] as const;

/** Asks for a company. @throws {RefusedError} `registrationsPending`, `throttled`, `badInput` for a code that is taken */
export async function register(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof companyRegister>,
): Promise<ResultOf<typeof companyRegister>> {
  const { accountId } = requireSession(context);
  const now = context.now();
  const { company, contactName, contactPhone, creditCode, employees, note, source } = request;
  const registrationId = uuid7();
  const limit = { most: MOST_IN_DAY, within: DAY, now };
  const { database } = context.services;
  const wait = await database
    .withOperatorTransaction({ accountId }, 'write', async (transaction) => {
      await requireFew(transaction, accountId);
      await requireFreeCode(transaction, company.code);
      const seconds = await countWithin(transaction, `company-register:${accountId}`, limit);
      if (seconds > 0) return seconds;
      await transaction
        .insertInto('company_registration')
        .values({
          id: registrationId,
          at: now,
          account_id: accountId,
          name: company.name,
          code: company.code,
          system_code: company.systemCode,
          locale: company.locale,
          time_zone: company.timeZone,
          place: company.place,
          credit_code: creditCode,
          contact_name: contactName,
          contact_phone: contactPhone,
          employees,
          note,
          source,
        })
        .execute();
      return 0;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'company_registration_code')) throw codeTaken();
      throw error;
    });
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: wait });
  context.record(`companyRegistration:${registrationId}`, { name: company.name });
  return { registrationId };
}

async function requireFew(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const { waiting } = await transaction
    .selectFrom('company_registration')
    .select((one) => one.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) throw new RefusedError(tumCodes.registrationsPending);
}

async function requireFreeCode(transaction: DatabaseTransaction, code: string): Promise<void> {
  const row = await transaction
    .selectFrom('tenant')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (row !== undefined) throw codeTaken();
}

function codeTaken(): RefusedError {
  return new RefusedError('badInput', { fields: [{ path: 'company.code', issue: 'taken' }] });
}

/** Lists what the caller asked for. */
export async function listOwn(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof ownRegistrations>> {
  const { accountId } = requireSession(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('company_registration as r')
        .select(columns)
        .where('r.account_id', '=', accountId)
        .orderBy('r.at', 'desc')
        .limit(50)
        .execute(),
  );
  return rows.map(dated);
}

/** Takes a registration back. @throws {RefusedError} `notFound` for one that was decided, or another person's */
export async function withdraw(
  context: GatewaySessionContext,
  { registrationId }: ParsedRequestOf<typeof withdrawRegistration>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { numUpdatedRows } = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    (transaction) =>
      transaction
        .updateTable('company_registration')
        .set({ status: 'withdrawn', decided_at: context.now() })
        .where('id', '=', registrationId)
        .where('account_id', '=', accountId)
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) throw new RefusedError('notFound');
  context.record(`companyRegistration:${registrationId}`, { withdrawn: true });
  return null;
}

/** Lists what people ask for, for operators. */
export async function listAll(
  context: GatewaySessionContext,
  { page, rows, sort, direction, keyword, status }: ParsedRequestOf<typeof registrationPage>,
): Promise<ResultOf<typeof registrationPage>> {
  const { accountId } = requireSession(context);
  const word = keyword === undefined ? undefined : `%${escapeLike(keyword.toLowerCase())}%`;
  return context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    async (transaction) => {
      const query = transaction
        .selectFrom('company_registration as r')
        .innerJoin('account as a', 'a.id', 'r.account_id')
        .$if(word !== undefined, (found) =>
          found.where(sql<boolean>`(lower(r.name) like ${word} or r.code like ${word})`),
        )
        .$if(status !== undefined, (found) => found.where('r.status', 'in', status ?? []));
      const found = await query
        .select(columns)
        .select(['a.display_name as applicantName', 'a.login_name as applicantLogin', 'r.source'])
        .orderBy(sort === 'at' ? 'r.at' : 'r.name', direction)
        .orderBy('r.id')
        .limit(rows)
        .offset(offsetOf({ page, rows }))
        .execute();
      return pageFrom({ page, rows }, found.map(dated), () => countRows(query));
    },
  );
}

/** Approves or refuses. @throws {RefusedError} `notFound`, `registrationDecided`, `companyCodeTaken`, `badInput` without a reason */
export async function decide(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof decideRegistration>,
): Promise<ResultOf<typeof decideRegistration>> {
  const { registrationId, reason } = request;
  if (request.approve === '1') return { tenantId: await approve(context, registrationId) };
  if (reason === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'reason', issue: 'required' }] });
  }
  const { accountId } = requireSession(context);
  await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('company_registration')
        .set({ status: 'refused', decided_at: context.now(), decided_by: accountId, reason })
        .where('id', '=', registrationId)
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new RefusedError(tumCodes.registrationDecided);
    },
  );
  context.record(`companyRegistration:${registrationId}`, { approved: false, reason });
  return { tenantId: null };
}

function dated<Row extends { readonly at: Date; readonly decidedAt: Date | null }>({
  at,
  decidedAt,
  ...row
}: Row) {
  return { ...row, at: at.toISOString(), decidedAt: decidedAt?.toISOString() ?? null };
}
