import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance } from '#bridge/calls/performance/mine.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { readLevels } from '../cycles/facts.ts';
import type { File } from '../files.ts';
import { type Group, readGroups } from '../reviews/settle.ts';
import { acknowledgeDays, lastAppealDay } from './appeal-window.ts';

type Result = NonNullable<ResultOf<typeof myPerformance>['file']>['result'];

/** The result as its person sees it; null before it is released. */
export async function readResult(context: CallContext, file: File): Promise<Result> {
  const { cycle } = file;
  const until = await lastAppealDay(context, cycle);
  if (cycle.releasedOn === null || until === null || cycle.state === 'running') return null;
  const levels = await readLevels(context, cycle.scaleId);
  const appeal = await readOwnAppeal(context, file.id);
  const groups = await readGroups(context, file);
  return {
    level: file.level,
    levelName: levels.find(({ code }) => code === file.level)?.name ?? null,
    notRated: file.notRated,
    managerComment: await readManagerComment(context, file.id),
    peers: presentGroup(groups.peers, cycle.leastGroup),
    upward: presentGroup(groups.upward, cycle.leastGroup),
    colleagues: presentGroup(groups.colleagues, cycle.leastGroup),
    releasedOn: cycle.releasedOn,
    acknowledgedOn: file.acknowledgedOn,
    acknowledgeUntil: addDays(cycle.releasedOn, acknowledgeDays),
    lapsed:
      file.acknowledgedOn === null &&
      dayOf(context.now()) > addDays(cycle.releasedOn, acknowledgeDays),
    appealUntil: until,
    canAppeal:
      appeal === null &&
      cycle.state === 'released' &&
      file.level !== null &&
      dayOf(context.now()) <= until,
    appeal,
  };
}

type Shown = NonNullable<Result>['peers'];

function presentGroup(group: Group | null, least: number): Shown {
  if (group === null || group.mean === null) return null;
  // Texts too want the least group of writers, and come in no order of persons.
  const comments = group.comments.length >= least ? group.comments : [];
  return {
    count: group.count,
    mean: decimalText(group.mean, 2),
    comments: comments.toSorted((a, b) => a.localeCompare(b)),
  };
}

async function readManagerComment(
  { database, tenantId }: CallContext,
  appraisalId: string,
): Promise<string | null> {
  const reviews = await database
    .selectFrom('review as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.appraisal_id', '=', appraisalId)
    .where('v.role', 'in', ['manager', 'former'])
    .where('v.state', '=', 'submitted')
    .where('v.comment', 'is not', null)
    // A part of too few days does not count, and is not read.
    .where((where) => where.or([where('v.role', '=', 'manager'), where('v.days', 'is not', null)]))
    .orderBy('v.role')
    .orderBy('v.id')
    .select('v.comment')
    .execute();
  if (reviews.length === 0) return null;
  return reviews.map(({ comment }) => comment ?? '').join('\n\n');
}

async function readOwnAppeal(
  { database, tenantId }: CallContext,
  appraisalId: string,
): Promise<NonNullable<Result>['appeal']> {
  const row = await database
    .selectFrom('performance_appeal as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.appraisal_id', '=', appraisalId)
    .where('p.state', '<>', 'withdrawn')
    .select(['p.id', 'p.state', 'p.outcome', 'p.reason', 'p.asked_on as askedOn', 'p.answer'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state, outcome, ...appeal } = row;
  return { ...appeal, state: outcome ?? (state === 'withdrawn' ? 'withdrawn' : 'open') };
}
