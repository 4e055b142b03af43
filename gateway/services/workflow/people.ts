/** Accounts and employments as people who can be asked: active, and at work today. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Person } from './engine/state.ts';

/** What reading people takes. */
export type PeopleContext = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

interface PersonRow {
  readonly account: string;
  readonly employment: string | null;
  readonly name: string;
}

/** The name of somebody (`m`, `a`, `p`): of the person who works here, or of the account. */
export const personColumns = sql`m.account_id as account, m.employment_id as employment,
  coalesce(p.name, a.display_name) as name`;

/** The people of a company (`m`) who can act today. */
export function activePeople({ tenantId, now }: PeopleContext) {
  return sql`membership m
    join account a on a.id = m.account_id and a.status = 'active'
    left join employment e on e.tenant_id = m.tenant_id and e.id = m.employment_id
    left join person p on p.tenant_id = m.tenant_id and p.id = e.person_id
    where m.tenant_id = ${tenantId} and m.status = 'active' and m.supplier_id is null
      and (e.left_on is null or e.left_on >= ${dayOf(now())}::date)`;
}

/** Reads people by their employments; those without an account are left out. */
export async function peopleOfEmployments(
  context: PeopleContext,
  employments: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (employments.length === 0) return new Map();
  const { rows } = await sql<PersonRow>`select ${personColumns} from ${activePeople(context)}
    and m.employment_id = any(${employments}::uuid[])`.execute(context.database);
  return new Map(rows.map((row) => [row.employment ?? '', row]));
}

/** Reads people by their accounts. */
export async function peopleOfAccounts(
  context: PeopleContext,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<PersonRow>`select ${personColumns} from ${activePeople(context)}
    and m.account_id = any(${accounts}::uuid[])`.execute(context.database);
  return new Map(rows.map((row) => [row.account, row]));
}

/**
 * The caller as somebody who acts, whatever an employment says. What was read of their rights may be a second old, so whether
 * the account is still open is asked with what they do.
 * @throws {RefusedError} `accountChanged`
 */
export async function callerPerson(context: CallContext): Promise<Person> {
  const { rows } = await sql<
    Pick<PersonRow, 'account' | 'name'> & { readonly closed: boolean }
  >`select a.id as account, coalesce(p.name, a.display_name) as name,
      (a.status <> 'active' or coalesce(m.status, 'active') <> 'active') as closed
    from account a
    left join membership m on m.tenant_id = ${context.tenantId} and m.account_id = a.id
    left join employment e on e.tenant_id = ${context.tenantId} and e.id = ${context.rights.employmentId}
    left join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where a.id = ${context.accountId}`.execute(context.database);
  if (rows[0]?.closed === true) throw new RefusedError('accountChanged');
  return {
    account: context.accountId,
    employment: context.rights.employmentId,
    name: rows[0]?.name ?? '',
  };
}

/** Somebody an approval is about, with or without an account. */
export async function subjectOf(context: PeopleContext, employment: string): Promise<Person> {
  const { rows } = await sql<{
    account: string | null;
    name: string;
  }>`select m.account_id as account, p.name
    from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join membership m on m.tenant_id = e.tenant_id and m.employment_id = e.id
    where e.tenant_id = ${context.tenantId} and e.id = ${employment}`.execute(context.database);
  return { account: rows[0]?.account ?? '', employment, name: rows[0]?.name ?? '' };
}

/** The people who can act today among those a query names (`held`, `account_id`), by what they hold. */
export async function peopleHolding(
  context: PeopleContext,
  ids: readonly string[],
  holders: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, readonly Person[]>> {
  const { rows } = await sql<Person & { held: string }>`
    with held as (${holders}), active as (select ${personColumns} from ${activePeople(context)})
    select x.*, h.held from held h join active x on x.account = h.account_id
    where h.held = any(${ids}::uuid[]) order by x.name, x.account limit 500`.execute(
    context.database,
  );
  return new Map(
    ids.map((id) => [
      id,
      rows
        .filter(({ held }) => held === id)
        .map(({ account, employment, name }) => ({ account, employment, name })),
    ]),
  );
}
