/** The quotas of a meeting as they were kept, and what a change of people does to them. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { meetingBoard } from '#bridge/calls/performance/meetings.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { type Cycle, type Level, readLevels } from '../cycles/facts.ts';
import { placesOf } from '../engine/quota.ts';
import { type Quota, quotasFor } from './distribution.ts';
import type { Card, Meeting } from './pools.ts';

/** One version of the quotas. */
export interface KeptQuotas {
  readonly version: number;
  readonly people: number;
  readonly quotas: readonly Quota[];
  /** The files that were counted. */
  readonly appraisals: readonly string[];
  readonly at: Date;
  readonly by: string | null;
}

/** Reads the quotas in force; undefined for a meeting that has not begun. */
export async function readQuotas(
  { database, tenantId }: CallContext,
  { id, quotaVersion }: Pick<Meeting, 'id' | 'quotaVersion'>,
): Promise<KeptQuotas | undefined> {
  if (quotaVersion === null) return undefined;
  const row = await database
    .selectFrom('calibration_quota as q')
    .where('q.tenant_id', '=', tenantId)
    .where('q.meeting_id', '=', id)
    .where('q.version', '=', quotaVersion)
    .select(['q.version', 'q.people', 'q.quotas', 'q.appraisals', 'q.at', 'q.account_name as by'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    quotas: row.quotas as readonly Quota[],
    appraisals: row.appraisals as readonly string[],
  };
}

/** Keeps the quotas of the people a pool has now as the next version. */
export async function keepQuotas(
  context: CallContext,
  cycle: Cycle,
  meeting: Pick<Meeting, 'id' | 'quotaVersion'>,
  cards: readonly Card[],
): Promise<void> {
  const { database, tenantId, now, accountId } = context;
  const version = (meeting.quotaVersion ?? 0) + 1;
  const levels = await readLevels(context, cycle.scaleId);
  await database
    .insertInto('calibration_quota')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      meeting_id: meeting.id,
      version,
      people: cards.length,
      quotas: JSON.stringify(quotasFor(levels, cards.length)) as never,
      appraisals: JSON.stringify(cards.map(({ id }) => id)) as never,
      at: now(),
      account_id: accountId,
      account_name: await actorNameOf(context),
    })
    .execute();
  await database
    .updateTable('calibration_meeting')
    .set({ quota_version: version })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', meeting.id)
    .execute();
}

/** Whether a pool has other people than those its quotas were worked out for. */
export function isChanged(kept: KeptQuotas, cards: readonly Card[]): boolean {
  const now = new Set(cards.map(({ id }) => id));
  return now.size !== kept.appraisals.length || kept.appraisals.some((id) => !now.has(id));
}

/** A key that tells these people from any others. */
export function keyOf(cards: readonly Card[]): string {
  const ids = cards.map(({ id }) => id).toSorted();
  return createHash('sha256').update(ids.join(' ')).digest('hex');
}

type Change = NonNullable<ResultOf<typeof meetingBoard>['change']>;

/** What a change of people is explained with. */
interface Changed {
  readonly kept: KeptQuotas;
  readonly cards: readonly Card[];
  readonly levels: readonly Level[];
  /** The condition on the files (`a`) whose people are named; null where all the rest would tell too much. */
  readonly named: RawBuilder<boolean> | null;
}

/** Says who came and went, and how the quotas change. */
export async function explainChange(
  context: CallContext,
  { kept, cards, levels, named }: Changed,
): Promise<Change> {
  const of = { people: cards.length, key: keyOf(cards) };
  if (named === null) return { ...of, gone: [], came: [], levels: [], lucky: [] };
  const now = new Set(cards.map(({ id }) => id));
  const gone = kept.appraisals.filter((id) => !now.has(id));
  const came = cards.map(({ id }) => id).filter((id) => !kept.appraisals.includes(id));
  const facts = await readNames(context, [...gone, ...came], named);
  return {
    ...of,
    // Why somebody is not rated is for those who follow the cycle.
    gone: gone.flatMap((id) => {
      const found = facts.get(id);
      return found
        ? [{ name: found.name, why: found.isRated ? 'moved' : 'notRated' } as const]
        : [];
    }),
    came: came.flatMap((id) => facts.get(id)?.name ?? []),
    ...explainQuotas(kept, cards.length, levels),
  };
}

/** The quotas before and after with the parts they follow from; a quota may go the other way than the people. */
export function explainQuotas(
  kept: Pick<KeptQuotas, 'people' | 'quotas'>,
  people: number,
  levels: readonly Level[],
): Pick<Change, 'levels' | 'lucky'> {
  const shares = levels.flatMap(({ share }) => share ?? []);
  if (shares.length !== levels.length) return { levels: [], lucky: [] };
  const old = kept.quotas.flatMap((quota) => quota.share ?? []);
  const before = old.length === kept.quotas.length ? placesOf(old, kept.people) : [];
  const after = placesOf(shares, people);
  return {
    levels: levels.map(({ code, name, share }, at) => {
      const place = kept.quotas.findIndex((quota) => quota.code === code);
      const had = kept.quotas[place]?.quota ?? 0;
      const next = after[at]?.quota ?? 0;
      return {
        code,
        name,
        share: share ?? '0',
        before: had,
        after: next,
        partBefore: partOf(before[place]),
        partAfter: partOf(after[at]),
        isOdd: (next - had) * (people - kept.people) < 0,
      };
    }),
    lucky: levels.flatMap(({ code }, at) => (after[at]?.isLucky ? [code] : [])),
  };
}

function partOf(place: ReturnType<typeof placesOf>[number] | undefined): string {
  return place === undefined ? '0.00' : decimalText(place.part, 2);
}

async function readNames(
  { database, tenantId }: CallContext,
  ids: readonly string[],
  named: RawBuilder<boolean>,
) {
  const rows = await database
    .selectFrom('appraisal as a')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.id', '=', 'a.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', 'in', ids)
    .where(named)
    .select(['a.id', 'p.name', sql<boolean>`a.not_rated is null`.as('isRated')])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
