import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

/** Numbers that are looked at in one statement. */
const STEP = 500;

/** The largest number that the rule counts to. */
const LARGEST = 999_999_999;

/** The numbers of a company are used up: its rule has to begin again with another prefix. */
export class NumbersUsedUpError extends Error {
  override readonly name = 'NumbersUsedUpError';
}

/** A rule as a number is written by it. */
export interface NumberRule {
  readonly prefix: string;
  readonly digits: number;
}

/** Writes a number by a rule: the prefix, and zeros in front of what has fewer digits. */
export function writeNumber({ prefix, digits }: NumberRule, number: number): string {
  return prefix + String(number).padStart(digits, '0');
}

/**
 * Gives the next employee number of the transaction's company. Anyone who asks at the same time waits for this transaction; a
 * number that an employment has or that was given before is passed over, one of a transaction that rolls back is free again.
 * @throws {NumbersUsedUpError}
 */
export async function nextEmployeeNumber(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<string> {
  const rule = await lockRule(transaction, tenantId);
  for (let from = rule.next; from <= LARGEST; from += STEP) {
    const free = await firstFree(transaction, tenantId, rule, from);
    if (free === null) continue;
    const number = writeNumber(rule, free);
    await transaction
      .insertInto('employee_number')
      .values({ tenant_id: tenantId, number })
      .execute();
    await transaction
      .updateTable('employee_number_rule')
      .set({ next_number: Math.min(free + 1, LARGEST) })
      .where('tenant_id', '=', tenantId)
      .execute();
    return number;
  }
  throw new NumbersUsedUpError('Every employee number of this prefix is used.');
}

/** The rule, locked until the transaction ends; a company that has set none begins with six digits at one. */
async function lockRule(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<NumberRule & { readonly next: number }> {
  await transaction
    .insertInto('employee_number_rule')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('employee_number_rule')
    .where('tenant_id', '=', tenantId)
    .select(['prefix', 'digits', 'next_number as next'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The first of the next numbers that no one has or was given; null where all of them are taken. */
async function firstFree(
  transaction: DatabaseTransaction,
  tenantId: string,
  rule: NumberRule,
  from: number,
): Promise<number | null> {
  const count = Math.min(STEP, LARGEST - from + 1);
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const written = numbers.map((number) => writeNumber(rule, number));
  const { rows } = await sql<{ readonly number: string }>`
    select staff_no as number from employment
      where tenant_id = ${tenantId} and staff_no = any(${written}::text[])
    union all
    select number from employee_number
      where tenant_id = ${tenantId} and number = any(${written}::text[])`.execute(transaction);
  const taken = new Set(rows.map(({ number }) => number));
  return numbers.find((_, index) => !taken.has(written[index] ?? '')) ?? null;
}
