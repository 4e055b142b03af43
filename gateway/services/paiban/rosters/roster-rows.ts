import { sql } from 'kysely';
import { schedulingCodes } from '#bridge/calls/paiban/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { pathsUp, type RosterPerson } from './roster-people.ts';

/** A month of an organisation. */
export interface RosterUnit {
  readonly organId: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}

/** Makes the days of a month `YYYY-MM`. */
export function unitOf({ organId, month }: { organId: string; month: string }): RosterUnit {
  const from = `${month}-01`;
  return { organId, from, to: addDays(addMonths(from, 1), -1) };
}

/** Where a roster is. */
export interface RosterRow {
  readonly state: 'draft' | 'published' | 'locked';
  readonly version: number;
  readonly publishedAt: Date | null;
}

const untouched: RosterRow = { state: 'draft', version: 0, publishedAt: null };

/** Reads where a roster is; one that was never saved is a draft of version 0. */
export async function readRoster(
  { database, tenantId }: CallContext,
  { organId, from }: RosterUnit,
): Promise<RosterRow> {
  const row = await database
    .selectFrom('roster')
    .where('tenant_id', '=', tenantId)
    .where('organ_id', '=', organId)
    .where('month', '=', from)
    .select(['state', 'version', 'published_at as publishedAt'])
    .executeTakeFirst();
  return row ?? untouched;
}

/**
 * Locks a roster for a change, and makes its row where there is none.
 * @throws {RefusedError} `conflict` where somebody else has changed it since the version.
 */
export async function takeRoster(
  context: CallContext,
  unit: RosterUnit,
  version: number,
): Promise<RosterRow> {
  const { database, tenantId } = context;
  const { organId: organ_id, from: month } = unit;
  await database
    .insertInto('roster')
    .values({ tenant_id: tenantId, organ_id, month, state: 'draft', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom('roster')
    .where('tenant_id', '=', tenantId)
    .where('organ_id', '=', organ_id)
    .where('month', '=', month)
    .select(['state', 'version', 'published_at as publishedAt'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.version !== version) throw new RefusedError('conflict');
  return row;
}

/** Writes where a roster is now; returns its next version. */
export async function keepRoster(
  { database, tenantId, now }: CallContext,
  { organId, from }: RosterUnit,
  { version }: RosterRow,
  state: RosterRow['state'],
  isPublished = false,
): Promise<number> {
  await database
    .updateTable('roster')
    .set({ state, version: version + 1, ...(isPublished && { published_at: now() }) })
    .where('tenant_id', '=', tenantId)
    .where('organ_id', '=', organId)
    .where('month', '=', from)
    .execute();
  return version + 1;
}

/** @throws {RefusedError} `rosterLocked` where the roster of a person's organisation, or of one above, is locked. */
export async function requireUnlocked(
  { database, tenantId }: CallContext,
  { from, to }: RosterUnit,
  people: readonly Pick<RosterPerson, 'organPath'>[],
): Promise<void> {
  const paths = [...new Set(people.flatMap(({ organPath }) => pathsUp(organPath)))];
  const { rows } = await sql`select 1 from roster r
    join organ_row o on o.tenant_id = r.tenant_id and o.organ_id = r.organ_id and ${onDay('o', to)}
    where r.tenant_id = ${tenantId} and r.month = ${from}::date and r.state = 'locked'
      and o.path = any(${paths}::text[]) limit 1`.execute(database);
  if (rows.length > 0) throw new RefusedError(schedulingCodes.rosterLocked);
}

/** Keeps what was done with a roster. */
export async function keepChange(
  context: CallContext,
  { organId, from }: RosterUnit,
  change: {
    readonly action: 'published' | 'withdrawn' | 'locked' | 'unlocked';
    readonly days: number;
    readonly reason: string | null;
  },
): Promise<void> {
  const { database, tenantId, accountId, now } = context;
  const account = await database
    .selectFrom('account as a')
    .where('a.id', '=', accountId)
    .select('a.display_name')
    .executeTakeFirst();
  await database
    .insertInto('roster_change')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      organ_id: organId,
      month: from,
      at: now(),
      account_id: accountId,
      actor_name: account?.display_name ?? '',
      ...change,
    })
    .execute();
  context.record(`roster:${organId}:${from.slice(0, 7)}`, { ...change });
}
