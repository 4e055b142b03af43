import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Reads the latest offer of an application. */
export async function readOffer(
  { database, tenantId }: CallContext,
  applicationId: string,
): Promise<ResultOf<typeof applicationDetail>['offer']> {
  const offer = await database
    .selectFrom('offer as o')
    .innerJoin('position as g', (join) =>
      join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.position_id'),
    )
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'o.tenant_id').onRef('e.id', '=', 'o.manager_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.application_id', '=', applicationId)
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .select([
      'o.id',
      'o.position_id as positionId',
      'g.name as positionName',
      'o.grade_id as gradeId',
      'o.manager_id as managerId',
      'p.name as managerName',
      'o.entry_on as entryOn',
      'o.contract_months as contractMonths',
      'o.probation_months as probationMonths',
      'o.base_pay as basePay',
      'o.valid_until as validUntil',
      'o.state',
      'o.answer_note as answerNote',
      'o.entry_id as entryId',
      'o.version',
    ])
    .executeTakeFirst();
  return offer ?? null;
}
