/** How long data of candidates is kept, and the text they agree to. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type hiringPrivacy,
  privacyDays,
  type saveHiringPrivacy,
} from '#bridge/calls/recruit/consents.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { openScope } from '#gateway/record/scope.ts';
import { actorNameOf } from '../../joyhr/life/actor.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { usualText } from '../texts/consent-words.ts';
import type { CompanyRows } from '../times/panel.ts';
import {
  countEnding,
  endingSoon,
  held,
  keptUntil,
  lastFirst,
  oneself,
  readMonths,
} from './kept-until.ts';
import { waitsForTwin } from './twins.ts';

type Privacy = ResultOf<typeof hiringPrivacy>;

/** Candidates that are listed at once. */
const mostShown = 200;

/** Returns the setting, the texts and whose data is removed soon. */
export async function readPrivacy(context: CallContext): Promise<Privacy> {
  const { reach } = await openScope(context, candidates, records);
  if (!reach.isSuper && reach.roles.length === 0) throw new RefusedError('noPermission');
  return {
    version: await readVersion(context),
    months: await readMonths(context),
    texts: [...(await readTexts(context))],
    ending: await readEnding(context),
    total: await countEnding(context),
  };
}

/** The texts by version, the newest first. */
export async function readTexts({ database, tenantId }: CompanyRows): Promise<Privacy['texts']> {
  const rows = await database
    .selectFrom('consent_text')
    .where('tenant_id', '=', tenantId)
    .orderBy('version', 'desc')
    .select(['version', 'words_zh as zh', 'words_en as en', 'at', 'account_name as by'])
    .execute();
  const usual = { version: 1, zh: usualText['zh-CN'], en: usualText.en, at: null, by: null };
  return [...rows.map((row) => ({ ...row, at: row.at.toISOString() })), usual];
}

/** The text that new consent is to. */
export async function readText(rows: CompanyRows): Promise<Privacy['texts'][number]> {
  const [text] = await readTexts(rows);
  if (text === undefined) throw new Error('There is always a text.');
  return text;
}

/** The text that was shown on a day. */
export async function readTextOn(
  rows: CompanyRows,
  day: string,
): Promise<Privacy['texts'][number]> {
  const texts = await readTexts(rows);
  return (
    texts.find(({ at }) => at === null || dayOf(new Date(at)) <= day) ?? (await readText(rows))
  );
}

async function readVersion({ database, tenantId }: CompanyRows): Promise<number> {
  const row = await database
    .selectFrom('hiring_privacy')
    .where('tenant_id', '=', tenantId)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function readEnding(context: CallContext): Promise<Privacy['ending']> {
  const ending = await endingSoon(context);
  const { rows } = await sql<Privacy['ending'][number]>`select c.id, c.name,
      ${keptUntil}::text as "keptUntil", ${held} as held, ${waitsForTwin(context.now())} as waits,
      (select p.name from employment e join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
        where e.tenant_id = c.tenant_id and e.id = c.owner_id) as "ownerName",
      (select k.kind from candidate_consent k
        where k.tenant_id = c.tenant_id and k.candidate_id in ${oneself}
        order by ${lastFirst} limit 1) as said
    from candidate c where ${ending}
    order by "keptUntil", c.id limit ${mostShown}`.execute(context.database);
  return rows;
}

/**
 * Saves the months and the text.
 * @throws {RefusedError} `conflict` when somebody else saved meanwhile
 */
export async function savePrivacy(
  context: CallContext,
  { version, months, zh, en }: ParsedRequestOf<typeof saveHiringPrivacy>,
): Promise<ResultOf<typeof saveHiringPrivacy>> {
  const { database, tenantId } = context;
  const before = await readMonths(context);
  const saved = await sql`insert into hiring_privacy (tenant_id, months, version)
    select ${tenantId}::uuid, ${months}::int, 1 where ${version}::int = 0
    on conflict (tenant_id) do nothing`.execute(database);
  if (saved.numAffectedRows === 0n) {
    const { numUpdatedRows } = await database
      .updateTable('hiring_privacy')
      .where('tenant_id', '=', tenantId)
      .where('version', '=', version)
      .set({ months, version: version + 1 })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RefusedError('conflict');
  }
  if (months < before) await giveNotice(context, { before, months });
  await keepText(context, { zh, en });
  context.record('hiringPrivacy', { months });
  return { version: version + 1 };
}

/** Data that a shorter period would end within the days of a reminder is kept that long, so that its owner gets one. */
async function giveNotice(
  { database, tenantId, now }: CallContext,
  { before, months }: { readonly before: number; readonly months: number },
): Promise<void> {
  const today = dayOf(now());
  const first = addDays(today, privacyDays);
  const endOf = (period: number) => sql`((c.created_at at time zone 'Asia/Shanghai')
    + make_interval(months => ${period}::int))::date`;
  await sql`update candidate c set keep_until = ${first}::date
    where c.tenant_id = ${tenantId} and c.keep_until is null and c.cleared_on is null
      and (c.removed_at is null or c.merged_into_id is not null)
      and ${endOf(before)} >= ${today}::date and ${endOf(months)} < ${first}::date`.execute(
    database,
  );
}

/** A text that differs is a new version; the earlier ones stay, since consent names them. */
async function keepText(
  context: CallContext,
  { zh, en }: { readonly zh: string; readonly en: string },
): Promise<void> {
  const last = await readText(context);
  if (last.zh === zh && last.en === en) return;
  await context.database
    .insertInto('consent_text')
    .values({
      tenant_id: context.tenantId,
      version: last.version + 1,
      words_zh: zh,
      words_en: en,
      at: context.now().toISOString(),
      account_id: context.accountId,
      account_name: await actorNameOf(context),
    })
    .execute();
}
