import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  createPayRun,
  decidePayRun,
  discardPayRun,
  movePayRun,
} from '#bridge/calls/salary/runs.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { keepRunStep, openRun, type Run, refuseCalculating, saveRunState } from './open-run.ts';
import { readPeriod } from './periods.ts';
import { countFaults, haveInputsChanged } from './read-runs.ts';
import { requireEqualTotals } from './totals.ts';

/** Begins the run of a group and month. */
export async function createRun(
  context: CallContext,
  { payGroupId, month: asked }: ParsedRequestOf<typeof createPayRun>,
): Promise<ResultOf<typeof createPayRun>> {
  const { database, tenantId, accountId, now } = context;
  const group = await database
    .selectFrom('pay_group as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', payGroupId)
    .where('g.removed_at', 'is', null)
    .select(['g.id', 'g.first_day as firstDay', 'g.pay_day as payDay', 'g.paid_in as paidIn'])
    // Two people who begin a run at once: the second one waits, and finds the first one's.
    .forUpdate()
    .executeTakeFirst();
  if (group === undefined) throw new RefusedError('notFound');
  const last = await database
    .selectFrom('pay_run as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.pay_group_id', '=', group.id)
    .orderBy('r.month', 'desc')
    .select(['r.month', 'r.state'])
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && last.state !== 'closed') throw new RefusedError(salaryCodes.runOpen);
  const next = last === undefined ? monthStart(dayOf(now())) : addMonths(last.month, 1);
  const month = asked === undefined ? next : monthStart(asked);
  if (last !== undefined && month <= last.month) throw new RefusedError(salaryCodes.monthBefore);
  const { fromOn, toOn, payOn, taxMonth } = await readPeriod(database, tenantId, group, month);
  const id = uuid7();
  await database
    .insertInto('pay_run')
    .values({
      tenant_id: tenantId,
      id,
      pay_group_id: group.id,
      month,
      from_on: fromOn,
      to_on: toOn,
      pay_on: payOn,
      tax_month: taxMonth,
      state: 'draft',
      created_by: accountId,
    })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new RefusedError('duplicate') : error;
    });
  await keepRunStep(context, id, 'created');
  context.record(`payRun:${id}`, { month });
  return { id, version: 1 };
}

type Move = ParsedRequestOf<typeof movePayRun>['move'];

const moves = {
  submit: { from: 'calculated', to: 'submitted', action: 'submitted' },
  withdraw: { from: 'submitted', to: 'calculated', action: 'returned' },
  pay: { from: 'approved', to: 'paid', action: 'paid' },
  close: { from: 'paid', to: 'closed', action: 'closed' },
} as const;

/** Moves a run on. */
export async function moveRun(
  context: CallContext,
  request: ParsedRequestOf<typeof movePayRun>,
): Promise<ResultOf<typeof movePayRun>> {
  const run = await openRun(context, request);
  const { from, to, action } = moves[request.move];
  if (run.state !== from) throw new RefusedError('notNow');
  await guards[request.move]?.(context, run);
  const saved = await saveRunState(context, run.id, {
    state: to,
    ...(request.move === 'submit' && { submitted_by: context.accountId }),
    ...(request.move === 'withdraw' && { submitted_by: null }),
  });
  await keepRunStep(context, run.id, action, request.note);
  context.record(`payRun:${run.id}`, { from, to });
  return saved;
}

const guards: Readonly<Partial<Record<Move, (context: CallContext, run: Run) => Promise<void>>>> = {
  async submit(context, run) {
    await refuseCalculating(context, run);
    if (run.people === 0) throw new RefusedError(salaryCodes.noSlips);
    if ((await countFaults(context, run)) > 0) throw new RefusedError(salaryCodes.faultySlips);
    if (await haveInputsChanged(context, run)) throw new RefusedError(salaryCodes.inputsChanged);
    await requireEqualTotals(context, run);
  },
  async pay(context, run) {
    const file = await context.database
      .selectFrom('pay_run_step')
      .where('tenant_id', '=', context.tenantId)
      .where('pay_run_id', '=', run.id)
      .where('action', '=', 'bank-file')
      .select('id')
      .executeTakeFirst();
    if (file === undefined) throw new RefusedError(salaryCodes.noBankFile);
    await requireEqualTotals(context, run);
  },
  close: requireEqualTotals,
};

/** Approves or returns a run. Who did its work cannot approve it. */
export async function decideRun(
  context: CallContext,
  request: ParsedRequestOf<typeof decidePayRun>,
): Promise<ResultOf<typeof decidePayRun>> {
  const run = await openRun(context, request);
  const { accountId } = context;
  if (run.state !== 'submitted') throw new RefusedError('notNow');
  if (request.decision === 'return') {
    if (request.note === undefined) throw new RefusedError(salaryCodes.reasonNeeded);
    const saved = await saveRunState(context, run.id, { state: 'calculated', submitted_by: null });
    await keepRunStep(context, run.id, 'returned', request.note);
    return saved;
  }
  if ([run.calculated_by, run.submitted_by].includes(accountId)) {
    throw new RefusedError(salaryCodes.fourEyes);
  }
  await requireEqualTotals(context, run);
  const saved = await saveRunState(context, run.id, { state: 'approved', approved_by: accountId });
  await keepRunStep(context, run.id, 'approved', request.note);
  context.record(`payRun:${run.id}`, { from: 'submitted', to: 'approved' });
  return saved;
}

/** Removes a run that was not submitted; its slips and log go with it. */
export async function discardRun(
  context: CallContext,
  request: ParsedRequestOf<typeof discardPayRun>,
): Promise<null> {
  const run = await openRun(context, request);
  if (run.state !== 'draft' && run.state !== 'calculated') throw new RefusedError('notNow');
  await refuseCalculating(context, run);
  const { database, tenantId } = context;
  for (const table of ['pay_line', 'pay_slip', 'pay_run_step'] as const) {
    await sql`delete from ${sql.table(table)}
      where tenant_id = ${tenantId} and pay_run_id = ${run.id}`.execute(database);
  }
  await database
    .deleteFrom('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', run.id)
    .execute();
  context.record(`payRun:${run.id}`, { discarded: run.month });
  return null;
}
