import { sql } from 'kysely';
import type { performanceCycle } from '#bridge/calls/performance/records/cycle.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import { compare, ratio, sum } from '#gateway/kernel/exact/ratio.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { brokenLevels } from '../calibration/distribution.ts';
import { countUnmet } from '../calibration/meeting-guards.ts';
import { lastAppealDay } from '../results/appeal-window.ts';
import { type Level, readCycle, readLevels, readStages, type Stage } from './facts.ts';

type CycleFields = (typeof performanceCycle)['fields'];
/** A change of a cycle. */
export type CycleChange = Change<CycleFields, 'draft' | 'running' | 'released' | 'closed'>;
type Problems = Promise<readonly FieldProblem<NameIn<CycleFields>>[]>;

/** A cycle starts with stages and a scale whose levels fall and whose shares are whole. */
export async function checkStart({ id, after }: CycleChange, context: CallContext): Problems {
  const levels = await readLevels(context, after.scale);
  const stages = await readStages(context, id);
  return [
    ...(levelsFall(levels) ? [] : [{ field: 'scale' as const, issue: 'levelsFall' as const }]),
    ...(sharesAreWhole(levels) ? [] : [{ field: 'scale' as const, issue: 'shareSum' as const }]),
    ...(stages.some(({ kind }) => kind === 'goals') && stages.some(({ kind }) => kind === 'manager')
      ? []
      : [{ field: 'name' as const, issue: 'stagesMissing' as const }]),
    ...(peersEndFirst(stages) ? [] : [{ field: 'name' as const, issue: 'stageOrder' as const }]),
  ];
}

/** Levels are looked at once neither peers nor reports can answer: otherwise a score tells one answer from the others. */
function peersEndFirst(stages: readonly Stage[]): boolean {
  const peers = stages.filter(({ kind }) => kind === 'peer' || kind === 'upward');
  const later = stages.filter(({ kind }) => kind === 'calibration');
  return later.every(({ fromOn }) => peers.every(({ toOn }) => toOn < fromOn));
}

function levelsFall(levels: readonly Level[]): boolean {
  const falls = levels.every((level, at) => {
    const next = levels[at + 1];
    return next === undefined || compare(ratio(level.least), ratio(next.least)) > 0;
  });
  return levels.length >= 2 && falls;
}

/** Without any share nothing is counted; with one all levels have theirs. */
function sharesAreWhole(levels: readonly Level[]): boolean {
  const shares = levels.flatMap(({ share }) => share ?? []);
  if (shares.length === 0) return true;
  const all = sum(shares.map((share) => ratio(share)));
  return shares.length === levels.length && compare(all, ratio(100)) === 0;
}

/**
 * Results are released once everybody has a level or a reason for none, every meeting is closed with all its people, and the distribution of
 * those whom no meeting looked at holds or is explained.
 */
export async function checkRelease({ id, after }: CycleChange, context: CallContext): Problems {
  const { database, tenantId } = context;
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from appraisal a
    where a.tenant_id = ${tenantId} and a.cycle_id = ${id}
      and a.level is null and a.not_rated is null`.execute(database);
  const open = rows[0]?.open ?? 0;
  if (open > 0) return [{ field: 'name', issue: 'levelsOpen', min: open }];
  const cycle = await readCycle(context, id);
  if (cycle === undefined) return [];
  const { meetings, late } = await countUnmet(context, cycle);
  if (meetings > 0) return [{ field: 'name', issue: 'meetingsOpen', min: meetings }];
  if (late > 0) return [{ field: 'name', issue: 'meetingLate', min: late }];
  if (after.force !== 'force' || after.overrideWhy !== null) return [];
  const broken = await brokenLevels(context, cycle);
  return broken ? [{ field: 'overrideWhy', issue: 'quotaBroken' }] : [];
}

/** A cycle is closed after the time to appeal, with no appeal open. */
export async function checkClose({ id }: CycleChange, context: CallContext): Problems {
  const { database, tenantId, now } = context;
  const cycle = await readCycle(context, id);
  const open = await database
    .selectFrom('performance_appeal as p')
    .innerJoin('appraisal as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.appraisal_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('a.cycle_id', '=', id)
    .where('p.state', '=', 'open')
    .select('p.id')
    .executeTakeFirst();
  const last = cycle && (await lastAppealDay(context, cycle));
  const isOver = last === undefined || last === null || dayOf(now()) > last;
  return open === undefined && isOver ? [] : [{ field: 'name', issue: 'appealsOpen' }];
}
