import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { decideGoals } from '#bridge/calls/performance/team.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { openReportFile, saveFile } from '../files.ts';
import { writeGoals } from '../mine/save-goals.ts';
import { tellPeople } from '../tell.ts';

/** Confirms the goals of a direct report, or sends them back. */
export async function decideTeamGoals(
  context: CallContext,
  { appraisalId, version, accept, note }: ParsedRequestOf<typeof decideGoals>,
): Promise<ResultOf<typeof decideGoals>> {
  const file = await openReportFile(context, appraisalId, { locked: true });
  if (file.version !== version) throw new RefusedError('conflict');
  if (file.goalsState !== 'asked' || file.cycle.state !== 'running') {
    throw new RefusedError('notNow');
  }
  if (!accept && note === undefined) {
    throw new RefusedError('badInput', { fields: [{ path: 'note', issue: 'required' }] });
  }
  if (accept && file.goalsDraft !== null) await writeGoals(context, file, file.goalsDraft);
  const saved = await saveFile(context, file, {
    goals_state: accept ? 'set' : 'draft',
    goals_note: note ?? null,
    ...(accept && { goals_draft: null }),
  });
  await tellPeople(context, [file.employmentId], {
    kind: accept ? 'goalsSet' : 'goalsBack',
    name: file.cycle.name,
    route: '/mine',
  });
  return { version: saved };
}
