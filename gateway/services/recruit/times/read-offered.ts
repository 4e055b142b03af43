import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';
import type { CompanyRows } from './panel.ts';

/** Reads the times of an application that were offered and not chosen from; null where there are none. */
export async function readOffered(
  { database, tenantId }: CompanyRows,
  applicationId: string,
): Promise<ResultOf<typeof applicationDetail>['offered']> {
  const choice = await database
    .selectFrom('interview_choice')
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .select(['id', 'minutes'])
    .executeTakeFirst();
  if (choice === undefined) return null;
  const times = await database
    .selectFrom('interview_choice_time')
    .where('tenant_id', '=', tenantId)
    .where('choice_id', '=', choice.id)
    .orderBy('held_on')
    .orderBy('starts_at')
    .select(['held_on as on', 'starts_at as from'])
    .execute();
  return { ...choice, times };
}
