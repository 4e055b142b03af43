import type { tryLeave } from '#bridge/calls/kaoqin/try.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { dueLot } from '../../vacation/balances/due-grants.ts';
import { amountText } from '../../vacation/engine/amount.ts';

/** What a type of leave grants to somebody by a day; nothing is written. */
export async function answerTryLeave(
  { database, tenantId }: CallContext,
  { typeId, joinedOn, firstWorkedOn, asOf }: ParsedRequestOf<typeof tryLeave>,
): Promise<ResultOf<typeof tryLeave>> {
  const type = await database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', typeId)
    .where('removed_at', 'is', null)
    .select(['grant_rule', 'per_year', 'carry_months'])
    .executeTakeFirst();
  if (type === undefined) throw new RefusedError('notFound');
  const policy = {
    grantRule: type.grant_rule,
    perYear: type.per_year,
    carryMonths: type.carry_months ?? 0,
  };
  const person = { joinedOn, firstWorkedOn: firstWorkedOn ?? joinedOn };
  const year = Number(asOf.slice(0, 4));
  const lots = [year - 1, year].flatMap((one) => dueLot(policy, person, one, asOf) ?? []);
  const sumOf = (grants: (typeof lots)[number]['grants']) =>
    grants.reduce((sum, { amount }) => sum + amount, 0);
  const living = lots.filter(({ validTo }) => validTo >= asOf);
  return {
    lots: lots.map(({ key, validFrom, validTo, grants }) => ({
      year: key,
      validFrom,
      validTo,
      total: amountText(sumOf(grants)),
      grants: grants.map(({ on, amount, reason }) => ({ on, days: amountText(amount), reason })),
    })),
    total: amountText(living.reduce((sum, { grants }) => sum + sumOf(grants), 0)),
  };
}
