import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { insertAll, lockGrants, lotKey } from '../balances/grant-leave.ts';
import type { LeaveContext } from '../balances/read-lots.ts';
import { amountText } from '../engine/amount.ts';
import { planPerson, readGranted, readYears } from './plan-change.ts';
import { type PolicyFields, policyOf } from './policy.ts';

/** A type of leave, and the change of it that entries are written for. */
export interface ChangeOfType {
  readonly typeId: string;
  readonly changeId: string;
}

/** Reads what a type of leave grants; null where there is none. */
export async function readPolicy(
  { database, tenantId }: LeaveContext,
  typeId: string,
): Promise<PolicyFields | null> {
  const row = await database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', typeId)
    .where('removed_at', 'is', null)
    .select([
      'has_balance as hasBalance',
      'grant_rule as grantRule',
      'per_year as perYear',
      'carry_months as carryMonths',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what brings some people's leave of a type to the policy that it has now. */
export async function settle(
  context: LeaveContext,
  { typeId, changeId }: ChangeOfType,
  ids: readonly string[],
): Promise<void> {
  const { database, tenantId, now } = context;
  await lockGrants(context);
  const fields = await readPolicy(context, typeId);
  if (fields === null) return;
  const policy = policyOf(fields);
  // Who takes leave in the meantime waits: the rows of lots are what taking leave locks too.
  await sql`select id from leave_lot where tenant_id = ${tenantId} and type_id = ${typeId}
    and employment_id = any(${ids}::uuid[]) order by id for update`.execute(database);
  const asOf = dayOf(now());
  const years = await readYears(context, typeId, ids);
  const stamp = { tenant_id: tenantId, created_at: now() };
  const lots: object[] = [];
  const rows: object[] = [];
  for (const person of await readGranted(context, asOf, ids)) {
    for (const plan of planPerson(policy, person, years.get(person.id) ?? new Map(), asOf)) {
      for (const { lotId, amount } of plan.settlements) {
        const id = lotId ?? uuid7();
        if (lotId === null)
          lots.push({
            ...stamp,
            id,
            employment_id: person.id,
            type_id: typeId,
            source_key: lotKey(plan.year, plan.validTo, !plan.hasLots),
            valid_from: plan.validFrom,
            valid_to: plan.validTo,
          });
        rows.push({
          ...stamp,
          id: uuid7(),
          lot_id: id,
          kind: 'adjust',
          on_day: asOf,
          amount: amountText(amount),
          note: plan.year,
          policy_change_id: changeId,
        });
      }
    }
  }
  await insertAll(context, 'leave_lot', lots);
  await insertAll(context, 'leave_ledger', rows);
}
