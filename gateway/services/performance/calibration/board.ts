import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  calibrationBoard,
  cardMoves,
  moveCard,
} from '#bridge/calls/performance/calibration.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { chooseCycle } from '../cycles/choose.ts';
import { isOpen, readLevels } from '../cycles/facts.ts';
import { nameOf, openReachedFile, organNameOf, reachesOthers, saveFile } from '../files.ts';
import { countLevels } from './distribution.ts';

type Board = ResultOf<typeof calibrationBoard>;
type Card = Board['cards'][number];

const functionId = performanceFunctions.calibration;
const potentials = ['low', 'middle', 'high'] as const;

/** Returns the scored people in reach with the distribution of their levels. */
export async function readCalibration(
  context: CallContext,
  { cycleId }: ParsedRequestOf<typeof calibrationBoard>,
): Promise<Board> {
  const { database, tenantId } = context;
  const reached = await reachesOthers(context, functionId);
  const { cycles, cycle, stages } = await chooseCycle(context, reached, cycleId, 'calibration');
  const today = dayOf(context.now());
  const hasBegun =
    cycle !== null &&
    (cycle.state !== 'running' ||
      stages.some(({ kind, fromOn }) => kind === 'calibration' && fromOn <= today));
  if (cycle === null || !hasBegun) {
    const cycleIdShown = cycle?.id ?? null;
    return {
      cycles,
      cycleId: cycleIdShown,
      isOpen: false,
      force: 'none',
      levels: [],
      cards: [],
      waiting: 0,
    };
  }
  const { rows } = await sql<Omit<Card, 'score'> & { score: string | null }>`select a.id, a.version,
      ${nameOf(tenantId, 'a.employment_id')} as name, ${organNameOf(context, 'a.organ_id')} as "organName",
      ${nameOf(tenantId, 'a.manager_id')} as "managerName", a.score, a.proposed, a.level, a.potential,
      (select count(*)::int from calibration_move m where m.tenant_id = a.tenant_id
        and m.appraisal_id = a.id) as moves
    from appraisal a where a.tenant_id = ${tenantId} and a.cycle_id = ${cycle.id}
      and a.not_rated is null and ${reached}
    order by a.score desc nulls last, name, a.id limit 2000`.execute(database);
  const cards = rows.flatMap((row) =>
    row.score === null || row.level === null ? [] : [{ ...row, score: row.score }],
  );
  const levels = countLevels(
    await readLevels(context, cycle.scaleId),
    cards.map(({ level }) => level),
  );
  return {
    cycles,
    cycleId: cycle.id,
    isOpen: cycle.state === 'running' && isOpen(stages, 'calibration', today),
    force: cycle.force,
    levels: levels.map(({ code, name, rule, share, quota, count, off }) => ({
      code,
      name,
      rule,
      share,
      quota,
      count,
      off,
    })),
    cards,
    waiting: rows.length - cards.length,
  };
}

/** Moves a card on one axis, and keeps why. */
export async function moveOne(
  context: CallContext,
  { id, version, axis, to, reason }: ParsedRequestOf<typeof moveCard>,
): Promise<ResultOf<typeof moveCard>> {
  const { database, tenantId, now, accountId } = context;
  const file = await openReachedFile(context, id, functionId, { locked: true });
  if (file.version !== version) throw new RefusedError('conflict');
  if (file.cycle.state === 'released' || file.cycle.state === 'closed') {
    throw new RefusedError(performanceCodes.resultFinal);
  }
  if (!isOpen(file.stages, 'calibration', dayOf(now()))) {
    throw new RefusedError(performanceCodes.stageClosed);
  }
  if (file.score === null || file.notRated !== null) {
    throw new RefusedError(performanceCodes.notScored);
  }
  const levels = await readLevels(context, file.cycle.scaleId);
  const choices: readonly string[] = axis === 'level' ? levels.map(({ code }) => code) : potentials;
  const from = axis === 'level' ? file.level : file.potential;
  if (!choices.includes(to) || from === to) {
    throw new RefusedError('badInput', { fields: [{ path: 'to', issue: 'choice' }] });
  }
  await database
    .insertInto('calibration_move')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      appraisal_id: file.id,
      axis,
      from_value: from,
      to_value: to,
      reason,
      at: now(),
      account_id: accountId,
      account_name: await actorNameOf(context),
    })
    .execute();
  return {
    version: await saveFile(context, file, axis === 'level' ? { level: to } : { potential: to }),
  };
}

/** Lists the moves of a card. */
export async function listMoves(
  context: CallContext,
  { id }: ParsedRequestOf<typeof cardMoves>,
): Promise<ResultOf<typeof cardMoves>> {
  const { database, tenantId } = context;
  const file = await openReachedFile(context, id, functionId);
  const rows = await database
    .selectFrom('calibration_move as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.appraisal_id', '=', file.id)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc')
    .select([
      'm.id',
      'm.axis',
      'm.from_value as from',
      'm.to_value as to',
      'm.reason',
      'm.at',
      'm.account_name as by',
    ])
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
