/** Released evaluations of a supplier, and its appeal. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalAppeal, portalEvaluations } from '#bridge/calls/supplier/portal/settlements.ts';
import { supplierCodes } from '#bridge/calls/supplier/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { addHistory } from '#gateway/record/history.ts';
import { countOf } from '../count-of.ts';
import { appealDays } from '../records/evaluate.ts';
import { supplierEvaluations } from '../records/index.ts';
import { levelOf, scoreOf } from '../scores/level.ts';
import { ownSupplier, requireOpen } from './own-supplier.ts';

type Evaluations = ResultOf<typeof portalEvaluations>;

/** Returns one page of the released evaluations of the caller's supplier. */
export async function listOwnEvaluations(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalEvaluations>,
): Promise<Evaluations> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const score = scoreOf(tenantId, 'r.id');
  const found = sql`from supplier_evaluation r
    where r.tenant_id = ${tenantId} and r.supplier_id = ${ownSupplier(context)} and r.removed_at is null
      and r.state in ('released', 'appealed', 'final')`;
  const { rows } = await sql<Evaluations['rows'][number]>`
    select r.id as "evaluationId", r.version, r.name, to_char(r.from_on, 'YYYY-MM-DD') as "fromOn",
      to_char(r.to_on, 'YYYY-MM-DD') as "toOn", r.state, ${score}::text as score, ${levelOf(score)} as level,
      case when r.state = 'released' and r.released_on + ${appealDays}::int >= ${today}::date
        then to_char(r.released_on + ${appealDays}::int, 'YYYY-MM-DD') end as "appealUntil",
      r.appeal_note as "appealNote",
      (select coalesce(jsonb_agg(jsonb_build_object('criterion', c.criterion, 'weight', c.weight, 'value', c.value::text)
        order by c.id), '[]') from supplier_score c
        where c.tenant_id = r.tenant_id and c.evaluation_id = r.id) as scores
    ${found} order by r.to_on desc, r.id desc limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(
    database,
  );
  return pageFrom({ page, rows: size }, rows, () => countOf(context, found));
}

/**
 * Appeals a released evaluation.
 * @throws {RefusedError} `notFound`, `conflict`, `notNow`, `appealOver`
 */
export async function appeal(
  context: CallContext,
  { evaluationId, version, note }: ParsedRequestOf<typeof portalAppeal>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<{ version: number; state: string; released: string | null }>`
    select r.version, r.state, to_char(r.released_on, 'YYYY-MM-DD') as released from supplier_evaluation r
    where r.tenant_id = ${tenantId} and r.id = ${evaluationId} and r.supplier_id = ${ownSupplier(context)}
      and r.removed_at is null and r.state in ('released', 'appealed', 'final')`.execute(database);
  const { released } = requireOpen(rows[0], version, ['released']);
  if (released === null || addDays(released, appealDays) < today) {
    throw new RefusedError(supplierCodes.appealOver);
  }
  const { rows: after } = await sql<{ version: number; state: string }>`
    update supplier_evaluation r set version = r.version + 1, state = 'appealed', appeal_note = ${note},
      appealed_on = ${today}::date
    where r.tenant_id = ${tenantId} and r.id = ${evaluationId} and r.version = ${version} and r.state = 'released'
    returning r.version, r.state`.execute(database);
  requireOpen(after[0], version + 1, ['appealed']);
  await addHistory({ bound: supplierEvaluations, context }, [
    {
      id: evaluationId,
      action: 'move',
      version: version + 1,
      changes: [
        { field: 'appealedOn', before: null, after: today },
        { field: 'appealNote', before: null, after: note },
        { field: 'state', before: 'released', after: 'appealed' },
      ],
    },
  ]);
  context.record(`supplierEvaluation:${evaluationId}`, { appeal: true });
  return null;
}
