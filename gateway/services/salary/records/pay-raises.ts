import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { RowValues } from '#bridge/calls/record/values.ts';
import { payRaise } from '#bridge/calls/salary/records/pay-raise.ts';
import { payRaiseWords } from '#bridge/calls/salary/records/pay-raise.words.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { bindRecord } from '#gateway/record/binding.ts';

type Raise = RowValues<(typeof payRaise)['fields']>;

/** Raises in their table. A confirmed raise begins a new row of the salary file. */
export const payRaises = bindRecord(payRaise, {
  table: 'pay_raise',
  words: payRaiseWords,
  rules: {
    staysRemoved: true,
    guards: { confirm: ({ after }, context) => problemsOf(after, context) },
    async effects(changes, context) {
      for (const { action, after, stateBefore, stateAfter } of changes) {
        if (action === 'move' && stateBefore !== stateAfter && stateAfter === 'effective') {
          await beginFile(after, context);
        }
      }
    },
  },
});

/** A raise comes after the last row of the file. */
async function problemsOf(
  { employment, effectiveOn }: Raise,
  context: CallContext,
): Promise<readonly FieldProblem<'effectiveOn'>[]> {
  const last = await lastFile(employment, context);
  return last !== undefined && last.from_on >= effectiveOn
    ? [{ field: 'effectiveOn', issue: 'dateOrder' }]
    : [];
}

function lastFile(employmentId: string, { database, tenantId }: CallContext) {
  return database
    .selectFrom('salary_file')
    .select(['id', 'from_on'])
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .where('removed_at', 'is', null)
    .where('to_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

async function beginFile(raise: Raise, context: CallContext): Promise<void> {
  const { database, tenantId } = context;
  const last = await lastFile(raise.employment, context);
  if (last !== undefined) {
    await database
      .updateTable('salary_file')
      .set((update) => ({
        to_on: addDays(raise.effectiveOn, -1),
        version: update('version', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', last.id)
      .execute();
  }
  await database
    .insertInto('salary_file')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      employment_id: raise.employment,
      base_pay: raise.basePay,
      position_pay: raise.positionPay,
      performance_pay: raise.performancePay,
      allowance: raise.allowance,
      from_on: raise.effectiveOn,
      note: raise.reason,
    })
    .execute();
}
