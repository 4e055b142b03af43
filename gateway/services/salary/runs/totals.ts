import { sql } from 'kysely';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Run } from './open-run.ts';

/** The sums of the slips of a calculation, in fen as text. */
export interface SlipSums {
  readonly people: number;
  readonly gross: string;
  readonly own_contributions: string;
  readonly employer_contributions: string;
  readonly tax: string;
  readonly net: string;
}

/** Adds up the slips of a calculation. */
export async function sumSlips(
  database: DatabaseTransaction,
  tenantId: string,
  runId: string,
  calculation: number,
): Promise<SlipSums> {
  const { rows } = await sql<SlipSums>`select count(*)::int as people,
      coalesce(sum(gross), 0)::bigint::text as gross,
      coalesce(sum(own_contributions), 0)::bigint::text as own_contributions,
      coalesce(sum(employer_contributions), 0)::bigint::text as employer_contributions,
      coalesce(sum(income_tax + bonus_tax + severance_tax), 0)::bigint::text as tax,
      coalesce(sum(net), 0)::bigint::text as net
    from pay_slip where tenant_id = ${tenantId} and pay_run_id = ${runId}
      and calculation = ${calculation}`.execute(database);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A sum has a row.');
  return sums;
}

/** @throws {RefusedError} `salary.totalsDiffer` unless the slips add up to the sums of the run. */
export async function requireEqualTotals(
  { database, tenantId }: CallContext,
  run: Run,
): Promise<void> {
  const sums = await sumSlips(database, tenantId, run.id, run.calculation);
  const keys = ['gross', 'own_contributions', 'employer_contributions', 'tax', 'net'] as const;
  const differs = sums.people !== run.people || keys.some((key) => sums[key] !== run[key]);
  if (differs) throw new RefusedError(salaryCodes.totalsDiffer);
}
