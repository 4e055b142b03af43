import { type Expression, type SqlBool, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import type { paySlipDetail, paySlips } from '#bridge/calls/salary/slips.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { SlipFault } from '../engine/person-slip.ts';
import { yuanOf, yuanOfSum } from '../runs/amounts.ts';
import type { ChangeReason, SlipException } from '../runs/compare.ts';
import { type Run, readRun } from '../runs/open-run.ts';
import { readCorrections } from './corrections.ts';
import { findSlip, presentSlip, readSlipBefore } from './read-slip.ts';
import { readReplies, readSlipNotes } from './slip-notes.ts';
import { readSlipResult } from './slip-result.ts';

type Request = ParsedRequestOf<typeof paySlips>;

/** Lists the slips of a run, each beside the one of the month before. */
export async function listSlips(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof paySlips>> {
  const run = await readRun(context, request.payRunId);
  const wanted = slipsOf(context, run, request);
  const rows = await wanted
    .selectAll('s')
    .orderBy('s.staff_no')
    .orderBy('s.id')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const replies = await readReplies(
    context,
    rows.map(({ id }) => id),
  );
  const lines = rows.map((slip) => ({
    id: slip.id,
    employmentId: slip.employment_id,
    name: slip.person_name,
    staffNo: slip.staff_no,
    organName: slip.organ_name,
    gross: yuanOf(slip.gross),
    ownContributions: yuanOf(slip.own_contributions),
    employerContributions: yuanOf(slip.employer_contributions),
    tax: yuanOfSum(slip.income_tax, slip.bonus_tax, slip.severance_tax),
    net: yuanOf(slip.net),
    fault: slip.fault as SlipFault | null,
    netBefore: slip.net_before === null ? null : yuanOf(slip.net_before),
    difference:
      slip.net_before === null ? null : yuanOf(BigInt(slip.net) - BigInt(slip.net_before)),
    reasons: [...slip.reasons] as ChangeReason[],
    exceptions: [...slip.exceptions] as SlipException[],
    reply: replies.get(slip.id)?.reply ?? ('none' as const),
  }));
  return pageFrom(request, lines, () => countRows(wanted));
}

function slipsOf({ database, tenantId }: CallContext, run: Run, request: Request) {
  const { show, reason, keyword } = request;
  const conditions: Expression<SqlBool>[] = [
    ...(show === 'exceptions' ? [sql<boolean>`cardinality(s.exceptions) > 0`] : []),
    ...(show === 'changed' ? [sql<boolean>`s.net is distinct from coalesce(s.net_before, 0)`] : []),
    ...(reason === undefined ? [] : [sql<boolean>`${reason} = any(s.reasons)`]),
    ...(keyword === undefined
      ? []
      : [
          sql<boolean>`(position(lower(${keyword}) in lower(s.person_name)) > 0
            or position(lower(${keyword}) in lower(s.staff_no)) > 0)`,
        ]),
  ];
  return database
    .selectFrom('pay_slip as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.pay_run_id', '=', run.id)
    .where('s.calculation', '=', run.calculation)
    .where((builder) => builder.and(conditions));
}

/** Reads one slip with everything that is known about it. */
export async function readSlipDetail(
  context: CallContext,
  { paySlipId }: ParsedRequestOf<typeof paySlipDetail>,
): Promise<ResultOf<typeof paySlipDetail>> {
  const slip = await findSlip(context, paySlipId);
  const replies = await readReplies(context, [slip.id]);
  const reply = replies.get(slip.id)?.reply ?? 'none';
  const edits = hasFunction(context.rights, salaryFunctions['runs.edit']);
  const isSettled = slip.state === 'paid' || slip.state === 'closed';
  return {
    ...(await presentSlip(context, slip)),
    fault: slip.fault as SlipFault | null,
    before: await readSlipBefore(context, slip),
    reasons: [...slip.reasons] as ChangeReason[],
    exceptions: [...slip.exceptions] as SlipException[],
    reply,
    notes: await readSlipNotes(context, slip.id),
    corrections: await readCorrections(context, slip.id),
    result: await readSlipResult(context, slip),
    can: { correct: edits && isSettled, answer: edits && reply === 'disputed' },
  };
}
