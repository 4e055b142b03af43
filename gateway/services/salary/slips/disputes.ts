import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { answerDispute, paySlipDisputes } from '#bridge/calls/salary/slips.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { reachesGroup, readPayReach } from '../runs/run-reach.ts';
import { findSlip } from './read-slip.ts';
import { keepSlipNote, readReplies } from './slip-notes.ts';

interface DisputeRow {
  readonly paySlipId: string;
  readonly payRunId: string;
  readonly month: string;
  readonly name: string;
  readonly staffNo: string;
  readonly text: string;
  readonly at: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly total: number;
}

/** Lists what employees dispute, open ones first, then the newest. */
export async function listDisputes(
  context: CallContext,
  request: ParsedRequestOf<typeof paySlipDisputes>,
): Promise<ResultOf<typeof paySlipDisputes>> {
  const { database, tenantId } = context;
  const { open } = request;
  const reach = await readPayReach(context);
  const { rows } = await sql<DisputeRow>`
    select x.*, count(*) over ()::int as total from (
      select distinct on (n.pay_slip_id) n.pay_slip_id as "paySlipId",
        s.pay_run_id as "payRunId", r.month, s.person_name as name, s.staff_no as "staffNo",
        n.note as text, n.at, a.note as answer, a.at as "answeredAt"
      from pay_slip_note n
      join pay_slip s on s.tenant_id = n.tenant_id and s.id = n.pay_slip_id
      join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
        and r.calculation = s.calculation
      join pay_group g on g.tenant_id = r.tenant_id and g.id = r.pay_group_id
      left join lateral (
        select b.note, b.at from pay_slip_note b
        where b.tenant_id = n.tenant_id and b.pay_slip_id = n.pay_slip_id
          and b.kind = 'answered' and b.at >= n.at and b.id > n.id
        order by b.at limit 1
      ) a on true
      where n.tenant_id = ${tenantId} and n.kind = 'disputed' and ${reachesGroup(reach)}
      order by n.pay_slip_id, n.at desc
    ) x
    where ${open ?? null}::text is null or (x.answer is null) = (${open ?? null}::text = 'true')
    order by (x.answer is null) desc, x.at desc
    limit ${request.rows} offset ${offsetOf(request)}`.execute(database);
  const total = rows[0]?.total ?? 0;
  const lines = rows.map(({ total: _, at, answeredAt, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  }));
  return pageFrom(request, lines, async () => total);
}

/** Answers a slip that its employee disputes. */
export async function answerOne(
  context: CallContext,
  { paySlipId, text }: ParsedRequestOf<typeof answerDispute>,
): Promise<null> {
  const slip = await findSlip(context, paySlipId);
  const replies = await readReplies(context, [slip.id]);
  if (replies.get(slip.id)?.reply !== 'disputed') throw new RefusedError('notNow');
  await keepSlipNote(context, { id: slip.id, employmentId: slip.employment_id }, 'answered', text);
  context.record(`paySlip:${slip.id}`, { answered: true });
  return null;
}
