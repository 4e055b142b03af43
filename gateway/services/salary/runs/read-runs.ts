import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { payRunDetail, payRuns } from '#bridge/calls/salary/runs.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { yuanOf, yuanOfSum } from './amounts.ts';
import { readTemplateName } from './bank-layout.ts';
import { inputsMarkOf } from './inputs-mark.ts';
import { rulesOfRun } from './load-plan.ts';
import { liveJobOf, type Run, readRun, runsOf } from './open-run.ts';
import { reachesGroup, readPayReach } from './run-reach.ts';

type Line = ResultOf<typeof payRuns>['rows'][number];
type Detail = ResultOf<typeof payRunDetail>;

/** Lists the runs, the newest month first. */
export async function listRuns(
  context: CallContext,
  request: ParsedRequestOf<typeof payRuns>,
): Promise<ResultOf<typeof payRuns>> {
  const { database, tenantId, rights } = context;
  const { payGroupId, state } = request;
  const reach = await readPayReach(context);
  let wanted = runsOf(database, tenantId).where(reachesGroup(reach));
  if (payGroupId !== undefined) {
    wanted = wanted.where('r.pay_group_id', '=', payGroupId);
  }
  if (state !== undefined) {
    wanted = wanted.where('r.state', '=', state);
  }
  const rows = await wanted
    .orderBy('r.month', 'desc')
    .orderBy('r.id')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const lines: Line[] = [];
  for (const run of rows) lines.push(lineOf(run, await liveJobOf(context, run)));
  return {
    ...(await pageFrom(request, lines, () => countRows(wanted.clearSelect()))),
    groups: await readGroups(context, reach),
    can: {
      edit: hasFunction(rights, salaryFunctions['runs.edit']),
      approve: hasFunction(rights, salaryFunctions['runs.approve']),
    },
  };
}

function lineOf(run: Run, jobId: string | null): Line {
  return {
    id: run.id,
    version: run.version,
    payGroupId: run.pay_group_id,
    groupName: run.group_name,
    month: run.month,
    fromOn: run.from_on,
    toOn: run.to_on,
    payOn: run.pay_on,
    state: run.state,
    people: run.people,
    gross: yuanOf(run.gross),
    net: yuanOf(run.net),
    cost: yuanOfSum(run.gross, run.employer_contributions),
    jobId,
  };
}

async function readGroups(
  context: CallContext,
  reach: Reach,
): Promise<ResultOf<typeof payRuns>['groups']> {
  const { database, tenantId, now } = context;
  const groups = await database
    .selectFrom('pay_group as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .where(reachesGroup(reach))
    .orderBy('g.name')
    .select(['g.id', 'g.name'])
    .execute();
  const runs = await database
    .selectFrom('pay_run as r')
    .where('r.tenant_id', '=', tenantId)
    .distinctOn('r.pay_group_id')
    .orderBy('r.pay_group_id')
    .orderBy('r.month', 'desc')
    .select(['r.pay_group_id as groupId', 'r.month', 'r.state'])
    .execute();
  return groups.map(({ id, name }) => {
    const last = runs.find(({ groupId }) => groupId === id);
    if (last === undefined) return { id, name, nextMonth: monthStart(dayOf(now())) };
    return { id, name, nextMonth: last.state === 'closed' ? addMonths(last.month, 1) : null };
  });
}

/** Reads one run with its sums, its log, and what the caller may do. */
export async function readRunDetail(
  context: CallContext,
  { payRunId }: ParsedRequestOf<typeof payRunDetail>,
): Promise<Detail> {
  const { database, tenantId } = context;
  const run = await readRun(context, payRunId);
  const jobId = await liveJobOf(context, run);
  const steps = await database
    .selectFrom('pay_run_step as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.pay_run_id', '=', run.id)
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .select(['s.id', 's.action', 's.actor_name as by', 's.note', 's.at'])
    .execute();
  return {
    ...lineOf(run, jobId),
    taxMonth: run.tax_month,
    ownContributions: yuanOf(run.own_contributions),
    employerContributions: yuanOf(run.employer_contributions),
    tax: yuanOf(run.tax),
    ruleVersion: run.rule_version,
    bankTemplate: await readTemplateName(context, run),
    faults: await countFaults(context, run),
    inputsChanged: await haveInputsChanged(context, run),
    rulesChanged: await haveRulesChanged(context, run),
    can: rightsOn(context, run, jobId !== null),
    before: await readBefore(context, run),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

/** How many slips of a run could not be calculated. */
export function countFaults(
  { database, tenantId }: CallContext,
  { id, calculation }: Run,
): Promise<number> {
  return countRows(
    database
      .selectFrom('pay_slip as s')
      .where('s.tenant_id', '=', tenantId)
      .where('s.pay_run_id', '=', id)
      .where('s.calculation', '=', calculation)
      .where('s.fault', 'is not', null),
  );
}

/** Whether something that the slips are made from changed since they were made, as long as that still matters. */
export async function haveInputsChanged(
  { database, tenantId }: CallContext,
  run: Run,
): Promise<boolean> {
  if (run.state !== 'calculated') return false;
  return run.inputs_mark !== (await inputsMarkOf(database, tenantId, run));
}

/** Whether the rules of the month are other ones than those that the slips were made by. */
async function haveRulesChanged({ database, tenantId }: CallContext, run: Run): Promise<boolean> {
  if (run.state !== 'calculated') return false;
  return run.rule_version !== (await rulesOfRun(database, tenantId, run)).version;
}

function rightsOn({ rights, accountId }: CallContext, run: Run, busy: boolean): Detail['can'] {
  const edits = hasFunction(rights, salaryFunctions['runs.edit']);
  const approves = hasFunction(rights, salaryFunctions['runs.approve']);
  const { state } = run;
  const isOpen = state === 'draft' || state === 'calculated';
  const waits = state === 'submitted';
  const ownWork = [run.calculated_by, run.submitted_by].includes(accountId);
  return {
    calculate: edits && isOpen && !busy,
    submit: edits && state === 'calculated' && !busy,
    withdraw: edits && waits,
    approve: approves && waits && !ownWork,
    ownWork: approves && waits && ownWork,
    pay: edits && state === 'approved',
    close: edits && state === 'paid',
    discard: edits && isOpen && !busy,
  };
}

/** The run of the same group in the month before. */
export async function findRunBefore(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  run: Pick<Run, 'pay_group_id' | 'month'>,
): Promise<Run | null> {
  const before = await runsOf(database, tenantId)
    .where('r.pay_group_id', '=', run.pay_group_id)
    .where('r.month', '<', run.month)
    .orderBy('r.month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before ?? null;
}

async function readBefore(context: CallContext, run: Run): Promise<Detail['before']> {
  const before = await findRunBefore(context, run);
  if (before === null) return null;
  const { id, people, gross, net, cost } = lineOf(before, null);
  return { payRunId: id, people, gross, net, cost };
}
