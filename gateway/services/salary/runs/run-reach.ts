import { type RawBuilder, sql } from 'kysely';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { onDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';

type PayFunction = keyof typeof salaryFunctions;

/** Whose pay a holder of a function reaches. */
export function readPayReach(context: CallContext, key: PayFunction = 'runs'): Promise<Reach> {
  const functionId = salaryFunctions[key];
  return readReach(context, undefined, { bizType: functionId, functionId });
}

/**
 * The condition on a pay group (`g`): everybody in it is within reach, since its organisation and all below it are. A
 * run and its slips are reached as its group is: sums, approval and bank file are of all its people.
 */
export function reachesGroup(reach: Reach): RawBuilder<boolean> {
  if (reach.everything) return sql<boolean>`true`;
  const within = reach.roles.flatMap(({ paths }) => paths.map((path) => pathWithin('o', path)));
  if (within.length === 0) return sql<boolean>`false`;
  return sql<boolean>`g.organ_id in (select o.organ_id from organ_row o
    where o.tenant_id = ${reach.tenantId} and ${onDay('o', reach.day)}
      and (${sql.join(within, sql` or `)}))`;
}

/** The policy of a call about one group. */
export function groupWithin(key: PayFunction) {
  return (context: CallContext, { payGroupId }: { readonly payGroupId: string }) =>
    verdictOn(context, key, sql`g.id = ${payGroupId}::uuid`);
}

/** The policy of a call about one run. */
export function runWithin(key: PayFunction) {
  return (context: CallContext, { payRunId }: { readonly payRunId: string }) =>
    verdictOn(
      context,
      key,
      sql`exists (select from pay_run r where r.tenant_id = g.tenant_id
        and r.pay_group_id = g.id and r.id = ${payRunId}::uuid)`,
    );
}

/** The policy of a call about one slip. */
export function slipWithin(key: PayFunction) {
  return (context: CallContext, { paySlipId }: { readonly paySlipId: string }) =>
    verdictOn(
      context,
      key,
      sql`exists (select from pay_run r
        join pay_slip s on s.tenant_id = r.tenant_id and s.pay_run_id = r.id
        where r.tenant_id = g.tenant_id and r.pay_group_id = g.id and s.id = ${paySlipId}::uuid)`,
    );
}

/** What lies out of reach looks as if it were not there. */
async function verdictOn(
  context: CallContext,
  key: PayFunction,
  isAsked: RawBuilder<unknown>,
): Promise<Verdict> {
  const reach = await readPayReach(context, key);
  if (reach.everything) return 'allow';
  const { rows } = await sql`select from pay_group g
    where g.tenant_id = ${context.tenantId} and ${isAsked} and ${reachesGroup(reach)}`.execute(
    context.database,
  );
  return rows.length > 0 ? 'allow' : 'notFound';
}
