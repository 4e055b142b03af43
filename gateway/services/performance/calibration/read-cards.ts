import { type RawBuilder, sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { calibrationBoard } from '#bridge/calls/performance/calibration.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { nameOf, organNameOf } from '../files.ts';
import type { Pools } from './pools.ts';

/** A card as boards show it. */
export type ShownCard = ResultOf<typeof calibrationBoard>['cards'][number];

/** Cards of a cycle with how many people have none for want of a score. */
export interface ShownCards {
  readonly cards: ShownCard[];
  readonly waiting: number;
}

/** Reads the cards of rated people under a condition on their files (`a`), the best first, so many at most. */
export async function readShownCards(
  context: CallContext,
  {
    cycleId,
    condition,
    pools,
    isOpen,
    most,
  }: {
    readonly cycleId: string;
    readonly condition: RawBuilder<boolean>;
    readonly pools: Pools;
    readonly isOpen: boolean;
    /** Null for all. */
    readonly most: number | null;
  },
): Promise<ShownCards> {
  const { database, tenantId } = context;
  const { rows } = await sql<
    Omit<ShownCard, 'score' | 'meetingName' | 'canMove'> & { score: string | null }
  >`select a.id, a.version,
      ${nameOf(tenantId, 'a.employment_id')} as name, ${organNameOf(context, 'a.organ_id')} as "organName",
      ${nameOf(tenantId, 'a.manager_id')} as "managerName", a.score, a.proposed, a.level, a.potential,
      (select count(*)::int from calibration_move m where m.tenant_id = a.tenant_id
        and m.appraisal_id = a.id) as moves
    from appraisal a where a.tenant_id = ${tenantId} and a.cycle_id = ${cycleId}
      and a.not_rated is null and ${condition}
    order by a.score desc nulls last, name, a.id limit ${most}::int`.execute(database);
  const cards = rows.flatMap((row) => {
    if (row.score === null || row.level === null) return [];
    const meeting = pools.meetingOf(row.id);
    return [
      {
        ...row,
        score: row.score,
        meetingName: meeting?.name ?? null,
        canMove: isOpen && (meeting === undefined || meeting.state === 'open'),
      },
    ];
  });
  return { cards, waiting: rows.length - cards.length };
}
