import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { ownMeetings } from '#bridge/calls/performance/meetings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { organNameOf } from '../files.ts';

/** Lists the meetings of running cycles that the caller chairs or is a member of. */
export async function listOwnMeetings(context: CallContext): Promise<ResultOf<typeof ownMeetings>> {
  const { database, tenantId } = context;
  const own = callerOf(context).employmentId;
  if (own === null) return [];
  const { rows } = await sql<ResultOf<typeof ownMeetings>[number]>`select m.id, m.name,
      c.name as "cycleName", ${organNameOf(context, 'm.organ_id')} as "organName", m.state,
      case when m.chair_id = ${own} then 'chair' else 'member' end as role
    from calibration_meeting m
    join performance_cycle c on c.tenant_id = m.tenant_id and c.id = m.cycle_id
    where m.tenant_id = ${tenantId} and m.removed_at is null and c.removed_at is null
      and c.state = 'running' and (m.chair_id = ${own} or exists (
        select from calibration_meeting_member b where b.tenant_id = m.tenant_id
          and b.meeting_id = m.id and b.employment_id = ${own}))
    order by m.state = 'closed', c.from_on desc, m.name, m.id limit 100`.execute(database);
  return rows;
}
