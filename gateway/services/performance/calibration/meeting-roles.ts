/** What the caller is in calibration meetings. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { meetingBoard } from '#bridge/calls/performance/meetings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { readRows } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { calibrationMeetings } from '../records/meetings.ts';
import type { Meeting } from './pools.ts';

type Role = ResultOf<typeof meetingBoard>['role'];
type Met = Pick<Meeting, 'id' | 'chairId' | 'people'>;

/** Reads what the caller is in meetings; those that are not the caller's to see are left out. */
export async function rolesIn(
  context: CallContext,
  meetings: readonly Met[],
): Promise<ReadonlyMap<string, Role>> {
  const own = callerOf(context).employmentId;
  const scope = await openScope(context, calibrationMeetings, records);
  const ids = meetings.map(({ id }) => id);
  const reached = new Set((await readRows(scope, ids, { names: [] })).map(({ id }) => id));
  return new Map(
    meetings.flatMap(({ id, chairId, people }): [string, Role][] => {
      if (own !== null && own === chairId) return [[id, 'chair']];
      if (own !== null && people.includes(own)) return [[id, 'member']];
      return reached.has(id) ? [[id, 'personnel']] : [];
    }),
  );
}
