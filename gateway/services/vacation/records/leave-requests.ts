import { sql } from 'kysely';
import { leaveRequest } from '#bridge/calls/vacation/records/leave-request.ts';
import { leaveRequestWords } from '#bridge/calls/vacation/records/leave-request.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { reevaluate } from '../../kaoqin/days/reevaluate.ts';
import { type AskedLeave, countLeave, readLeaveType } from '../balances/count-leave.ts';
import { type LeaveProblem, leaveProblems } from '../balances/leave-problems.ts';
import { releaseLeave, takeLeave } from '../balances/take-leave.ts';
import { amount, amountText } from '../engine/amount.ts';

type LeaveChange = Change<(typeof leaveRequest)['fields']>;

/** Requests for leave in their table: counted when they are saved, checked again before they take effect. */
export const leaveRequests = bindRecord(leaveRequest, {
  table: 'leave_request',
  words: leaveRequestWords,
  virtuals: { days: () => sql`round(r.days, 2)` },
  rules: {
    guards: { submit: (change, context) => problemsOf(change, context) },
    async effects(changes, context) {
      for (const change of changes) await apply(change, context);
    },
  },
});

function askedOf({ after }: LeaveChange): AskedLeave {
  const { employment, type, fromOn, fromHalf, fromAt, toOn, toHalf, toAt } = after;
  return { employment, type, fromOn, fromHalf, fromAt, toOn, toHalf, toAt };
}

async function problemsOf(
  change: LeaveChange,
  context: CallContext,
): Promise<readonly LeaveProblem[]> {
  const asked = askedOf(change);
  const type = await readLeaveType(context, asked.type);
  if (type === null) return [{ field: 'type', issue: 'choice' }];
  const counted = await countLeave(context, asked, type);
  return leaveProblems(context, asked, type, counted, change.id);
}

async function apply(change: LeaveChange, context: CallContext): Promise<void> {
  const { id, action, after, stateAfter } = change;
  if (action === 'create' || action === 'update') return writeDays(change, context);
  if (action !== 'move' || stateAfter === 'withdrawn') return;
  if (stateAfter === 'approved') await take(change, context);
  if (stateAfter === 'cancelled') await releaseLeave(context, id, null);
  const range = { from: after.fromOn, to: after.toOn };
  await reevaluate(context, [after.employment], range, 'leave');
}

/** Keeps the days as they count now: a calendar that changes later leaves them alone. */
async function writeDays(change: LeaveChange, context: CallContext): Promise<void> {
  const { database, tenantId } = context;
  const asked = askedOf(change);
  const type = await readLeaveType(context, asked.type);
  if (type === null) return;
  const { days, total } = await countLeave(context, asked, type);
  await database
    .deleteFrom('leave_request_day')
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', change.id)
    .execute();
  if (days.length > 0) {
    await database
      .insertInto('leave_request_day')
      .values(
        days.map(({ day, half, fromAt, toAt, amount: size }) => ({
          tenant_id: tenantId,
          request_id: change.id,
          day,
          half,
          from_at: fromAt,
          to_at: toAt,
          amount: amountText(size),
        })),
      )
      .execute();
  }
  await database
    .updateTable('leave_request')
    .set({ days: amountText(total) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', change.id)
    .execute();
}

async function take({ id, after }: LeaveChange, context: CallContext): Promise<void> {
  const type = await readLeaveType(context, after.type);
  if (type?.hasBalance !== true) return;
  const rows = await context.database
    .selectFrom('leave_request_day')
    .where('tenant_id', '=', context.tenantId)
    .where('request_id', '=', id)
    .orderBy('day')
    .select(['day', 'amount'])
    .execute();
  await takeLeave(context, {
    requestId: id,
    employmentId: after.employment,
    typeId: after.type,
    belowZero: type.belowZero,
    days: rows.map((row) => ({ day: row.day, amount: amount(row.amount) })),
  });
}
