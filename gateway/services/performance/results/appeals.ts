import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { appealList, decideAppeal } from '#bridge/calls/performance/calibration.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { readLevels } from '../cycles/facts.ts';
import { type File, nameOf, openFileOf, organNameOf, reachesFile, saveFile } from '../files.ts';
import { tellPeople } from '../tell.ts';

interface AppealRow {
  readonly id: string;
  readonly version: number;
  readonly name: string | null;
  readonly organName: string | null;
  readonly cycleName: string;
  readonly scaleId: string;
  readonly level: string | null;
  readonly reason: string;
  readonly askedOn: string;
  readonly state: 'open' | 'decided' | 'withdrawn';
  readonly outcome: 'kept' | 'changed' | null;
  readonly answer: string | null;
  readonly decidedBy: string | null;
  readonly isOwn: boolean;
}

/** Lists the appeals of people in reach. */
export async function listAppeals(context: CallContext): Promise<ResultOf<typeof appealList>> {
  const { database, tenantId } = context;
  const own = callerOf(context).employmentId;
  const reached = await reachesFile(context, performanceFunctions.appeals);
  const { rows } = await sql<AppealRow>`select p.id, p.version,
      ${nameOf(tenantId, 'a.employment_id')} as name, ${organNameOf(context, 'a.organ_id')} as "organName",
      c.name as "cycleName", c.scale_id as "scaleId", a.level, p.reason, p.asked_on as "askedOn",
      p.state, p.outcome, p.answer, p.decided_by as "decidedBy",
      coalesce(a.employment_id = ${own} or a.manager_id = ${own}, false) or ${hasRated(own)} as "isOwn"
    from performance_appeal p
    join appraisal a on a.tenant_id = p.tenant_id and a.id = p.appraisal_id
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    where p.tenant_id = ${tenantId} and ${reached}
    order by p.state <> 'open', p.asked_on desc, p.id limit 500`.execute(database);
  const scales = new Map(
    await Promise.all(
      [...new Set(rows.map(({ scaleId }) => scaleId))].map(
        async (id) => [id, await readLevels(context, id)] as const,
      ),
    ),
  );
  return rows.map(({ scaleId, state, outcome, isOwn, name, ...row }) => ({
    ...row,
    name: name ?? '',
    levels: (scales.get(scaleId) ?? []).map((level) => ({ code: level.code, name: level.name })),
    state: outcome ?? (state === 'withdrawn' ? 'withdrawn' : 'open'),
    canDecide: state === 'open' && !isOwn,
  }));
}

/** Decides an appeal. */
export async function decideOne(
  context: CallContext,
  { id, version, level, answer }: ParsedRequestOf<typeof decideAppeal>,
): Promise<null> {
  const { database, tenantId, now } = context;
  const reached = await reachesFile(context, performanceFunctions.appeals);
  const appeal = await database
    .selectFrom('performance_appeal as p')
    .innerJoin('appraisal as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.appraisal_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', id)
    .where(reached)
    .select(['p.version', 'p.state', 'a.id as fileId'])
    .select(hasRated(callerOf(context).employmentId).as('hasRated'))
    .forUpdate('p')
    .executeTakeFirst();
  if (appeal === undefined) throw new RefusedError('notFound');
  if (appeal.version !== version) throw new RefusedError('conflict');
  if (appeal.state !== 'open') throw new RefusedError('notNow');
  const file = await openFileOf(context, appeal.fileId, { locked: true });
  const own = callerOf(context).employmentId;
  const isOwn = own !== null && (own === file.employmentId || own === file.managerId);
  if (isOwn || appeal.hasRated) {
    throw new RefusedError(performanceCodes.ownCase);
  }
  const isChanged = level !== null && level !== file.level;
  if (isChanged) await revise(context, file, level, answer);
  await database
    .updateTable('performance_appeal')
    .set({
      state: 'decided',
      outcome: isChanged ? 'changed' : 'kept',
      answer,
      decided_on: dayOf(now()),
      decided_by: await actorNameOf(context),
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tellPeople(context, [file.employmentId], {
    kind: 'decided',
    name: file.cycle.name,
    route: '/mine',
  });
  context.record(`appeal:${id}`);
  return null;
}

/** Whether somebody rated a file (`a`) as its manager, of the end or before: they decide on no appeal against it. */
function hasRated(employmentId: string | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select from review v where v.tenant_id = a.tenant_id
    and v.appraisal_id = a.id and v.role in ('manager', 'former') and v.state = 'submitted'
    and v.reviewer_id = ${employmentId}::uuid)`;
}

/** Writes a new revision of the result; the old one stays. */
async function revise(
  context: CallContext,
  file: File,
  level: string,
  reason: string,
): Promise<void> {
  const { database, tenantId, now } = context;
  const levels = await readLevels(context, file.cycle.scaleId);
  if (levels.every(({ code }) => code !== level)) {
    throw new RefusedError('badInput', { fields: [{ path: 'level', issue: 'choice' }] });
  }
  const { revision } = await database
    .selectFrom('performance_result')
    .where('tenant_id', '=', tenantId)
    .where('appraisal_id', '=', file.id)
    .select(sql<number>`coalesce(max(revision), 0)::int + 1`.as('revision'))
    .executeTakeFirstOrThrow();
  await database
    .insertInto('performance_result')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      appraisal_id: file.id,
      revision,
      score: file.score,
      level,
      reason,
      released_on: dayOf(now()),
    })
    .execute();
  await saveFile(context, file, { level, acknowledged_on: null });
}
