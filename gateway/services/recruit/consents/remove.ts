/** Removes everything that says who a candidate is. What figures are counted from stays. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { clearCandidate } from '#bridge/calls/recruit/consents.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { addHistory } from '#gateway/record/history.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { clearedName } from '../texts/consent-words.ts';
import type { CompanyRows } from '../times/panel.ts';
import { clearTrails } from './clear-trails.ts';
import { type Held, held, oneself } from './kept-until.ts';

type Rows = CompanyRows & Pick<CallContext, 'now'>;

/**
 * Removes the data of a candidate who asked for it, and of those that are the same person.
 * @throws {RefusedError} `notFound`, `heldByApplication`, `heldByOffer`; nothing is removed then
 */
export async function clearOne(
  context: CallContext,
  { candidateId, also }: ParsedRequestOf<typeof clearCandidate>,
): Promise<ResultOf<typeof clearCandidate>> {
  const scope = await openScope(context, candidates, records);
  const ids = [...new Set([candidateId, ...also])].sort();
  for (const id of ids) {
    const holds = await lockCandidate(context, id);
    const row = await findRow(scope, id);
    if (holds === 'offer') throw new RefusedError(recruitCodes.heldByOffer);
    if (holds === 'application') throw new RefusedError(recruitCodes.heldByApplication);
    await clearData(context, id);
    const entry = { id, action: 'remove', version: row.version + 1, changes: [] } as const;
    await addHistory(scope, [entry]);
    context.record(`candidate:${id}`, { cleared: 'asked' });
  }
  return { cleared: ids.length };
}

/** Locks a candidate, so that no application is added meanwhile; what holds its removal. */
export async function lockCandidate(
  { database, tenantId }: CompanyRows,
  id: string,
): Promise<Held> {
  await sql`select from candidate where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    database,
  );
  const { rows } = await sql<{ held: Held }>`select ${held} as held from candidate c
    where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(database);
  return rows[0]?.held ?? null;
}

/** What a candidate was called and mailed at, before it is removed. */
export interface Known {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly mails: readonly string[];
  /** What replaces the name. */
  readonly cleared: string;
}

/** Removes the data of a candidate and of all that were merged into it. */
export async function clearData(rows: Rows, id: string): Promise<void> {
  const known = await readKnown(rows, id);
  await clearFiles(rows, known);
  await clearRows(rows, known);
  await clearWords(rows, known);
  await clearTrails(rows, known);
}

/** Their rows are locked, so that what is read of their files meanwhile is not kept. */
async function readKnown({ database, tenantId }: Rows, id: string): Promise<Known> {
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string | null;
    locale: 'zh-CN' | 'en';
  }>`select m.id, m.name, m.email, t.locale from candidate c
    join candidate m on m.tenant_id = c.tenant_id and m.id in ${oneself}
    join tenant t on t.id = c.tenant_id
    where c.tenant_id = ${tenantId} and c.id = ${id}
    order by m.id for update of m`.execute(database);
  const ids = rows.map((row) => row.id);
  // A surname alone is part of the names of others.
  const { rows: former } = await sql<{ name: string }>`select distinct x.name from record_history h,
      jsonb_array_elements(h.changes) y (entry),
      lateral (values (y.entry ->> 'before'), (y.entry ->> 'after')) x (name)
    where h.tenant_id = ${tenantId} and h.record = 'candidate' and h.row_id = any(${ids}::uuid[])
      and y.entry ->> 'field' = 'name' and char_length(x.name) > 1`.execute(database);
  const names = new Set([...rows, ...former].map(({ name }) => name));
  return {
    ids,
    // A name that is part of another one would leave the rest of that one.
    names: [...names].toSorted((one, other) => other.length - one.length),
    mails: rows.flatMap(({ email }) => email ?? []),
    cleared: clearedName[rows[0]?.locale ?? 'zh-CN'],
  };
}

/** Files, what was read in them, lines and values of fields a company added. */
async function clearFiles({ database, tenantId }: Rows, { ids }: Known): Promise<void> {
  for (const table of [
    'resume_word',
    'resume_text',
    'candidate_school',
    'candidate_job',
  ] as const) {
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId}
      and candidate_id = any(${ids}::uuid[])`.execute(database);
  }
  await sql`delete from custom_value where tenant_id = ${tenantId}
    and (row_id = any(${ids}::uuid[]) or row_id in (select o.id from offer o
      where o.tenant_id = ${tenantId} and o.candidate_id = any(${ids}::uuid[])))`.execute(database);
  await sql`delete from record_file where tenant_id = ${tenantId} and record = 'candidate'
    and row_id = any(${ids}::uuid[])`.execute(database);
  await sql`delete from candidate_apart where tenant_id = ${tenantId}
    and (first_id = any(${ids}::uuid[]) or second_id = any(${ids}::uuid[]))`.execute(database);
}

async function clearRows({ database, tenantId, now }: Rows, known: Known): Promise<void> {
  const { ids, cleared } = known;
  await sql`update candidate set name = ${cleared}, name_sort = null, phone = null, email = null,
      document_number = null, city = null, education = null, work_years = null, employer = null,
      post = null, skills = null, expected_pay = null, resume_id = null, note = null, custom = '{}',
      removed_at = coalesce(removed_at, ${now().toISOString()}::timestamptz),
      cleared_on = ${dayOf(now())}::date, version = version + 1
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`.execute(database);
  await sql`update candidate_merge set kept_before = '{}', custom_values = '[]'
    where tenant_id = ${tenantId}
      and (kept_id = any(${ids}::uuid[]) or merged_id = any(${ids}::uuid[]))`.execute(database);
}

/** What people wrote about the candidate on the way; verdicts, stages and days stay. Links open nothing any longer. */
async function clearWords({ database, tenantId }: Rows, { ids }: Known): Promise<void> {
  const ofThem = sql`(select a.id from application a where a.tenant_id = ${tenantId}
    and a.candidate_id = any(${ids}::uuid[]))`;
  await sql`update interview_member m set strengths = null, doubts = null
    from interview i where m.tenant_id = ${tenantId} and i.tenant_id = m.tenant_id
      and i.id = m.interview_id and i.application_id in ${ofThem}`.execute(database);
  await sql`update offer set answer_note = null, custom = '{}' where tenant_id = ${tenantId}
    and candidate_id = any(${ids}::uuid[])`.execute(database);
  await sql`update offer_link l set ended = 'withdrawn' from offer o
    where l.tenant_id = ${tenantId} and o.tenant_id = l.tenant_id and o.id = l.offer_id
      and o.candidate_id = any(${ids}::uuid[]) and l.ended is null`.execute(database);
  await sql`update interview_choice set state = 'withdrawn' where tenant_id = ${tenantId}
    and state = 'open' and application_id in ${ofThem}`.execute(database);
  await sql`update application set close_note = null where tenant_id = ${tenantId}
    and candidate_id = any(${ids}::uuid[])`.execute(database);
}
