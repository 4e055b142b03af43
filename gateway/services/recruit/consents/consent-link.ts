/** What the holder of a link to an interview or an offer says about their data, without an account. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { answerConsentLink, readConsentLink } from '#bridge/calls/recruit/consents.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { findCompany, hashOfCode } from '../links/link-code.ts';
import { ownerWords } from '../texts/consent-words.ts';
import { keepConsent } from './consents.ts';
import { lastFirst, oneself, readMonths } from './kept-until.ts';
import { readText } from './privacy.ts';
import { hasOpenTwin, twinDays } from './twins.ts';

type Shown = ResultOf<typeof readConsentLink>;
type Asked = ParsedRequestOf<typeof readConsentLink>;
type Rows = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'locale'>;

/** The candidate a link is of. */
interface Holder {
  readonly candidateId: string;
  readonly ownerId: string | null;
  readonly companyName: string;
}

/** Returns the text and what was said before. */
export async function openConsentBy(context: GatewaySessionContext, asked: Asked): Promise<Shown> {
  return inCompany(context, asked, 'read', async (rows) =>
    present(rows, await findHolder(rows, asked)),
  );
}

/**
 * Keeps what the holder says. The same said twice is kept once.
 * @throws {RefusedError} `offerUnknown`; `conflict` when the text has changed
 */
export async function answerConsentBy(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof answerConsentLink>,
): Promise<Shown> {
  const { answer, textVersion, page } = request;
  const { shown, candidateId } = await inCompany(context, request, 'write', async (rows) => {
    const holder = await findHolder(rows, request);
    const { candidateId } = holder;
    await rows.database
      .selectFrom('candidate')
      .where('tenant_id', '=', rows.tenantId)
      .where('id', '=', candidateId)
      .select('id')
      .forUpdate()
      .execute();
    const { version } = await readText(rows);
    if (answer === 'given' && version !== textVersion) throw new RefusedError('conflict');
    const on = dayOf(rows.now());
    const { said } = await present(rows, holder);
    if (said?.kind !== answer || (answer === 'given' && said.on !== on)) {
      const actor = { ...rows, accountId: null };
      await keepConsent(actor, { candidateId, kind: answer, source: page, on, textVersion });
      if (answer === 'withdrawn') await tellOwner(rows, holder, said === null);
    }
    return { shown: await present(rows, holder), candidateId };
  });
  context.record(`candidate:${candidateId}`, { consent: answer, source: page });
  return shown;
}

async function inCompany<Result>(
  context: GatewaySessionContext,
  { code, page }: Asked,
  mode: 'read' | 'write',
  work: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const link = { kind: page, unknown: recruitCodes.offerUnknown };
  const tenantId = await findCompany(context, code, link);
  const { locale, now } = context;
  return context.services.database.withTransaction(
    { tenantId, accountId: null },
    mode,
    (database) => work({ database, tenantId, locale, now }),
  );
}

/** A link that was replaced or is over still says who holds it, and its holder may ask for the removal. */
async function findHolder({ database, tenantId }: Rows, { code, page }: Asked): Promise<Holder> {
  const hash = hashOfCode(code);
  const linked =
    page === 'offer'
      ? sql`select o.candidate_id from offer_link l
          join offer o on o.tenant_id = l.tenant_id and o.id = l.offer_id
          where l.tenant_id = ${tenantId} and l.secret_hash = ${hash}`
      : sql`select a.candidate_id from interview_choice x
          join application a on a.tenant_id = x.tenant_id and a.id = x.application_id
          where x.tenant_id = ${tenantId} and x.secret_hash = ${hash}`;
  const { rows } = await sql<Holder>`select c.id as "candidateId", c.owner_id as "ownerId",
      t.name as "companyName"
    from candidate c join tenant t on t.id = c.tenant_id
    where c.tenant_id = ${tenantId} and c.removed_at is null and c.id in (${linked})`.execute(
    database,
  );
  const [holder] = rows;
  if (holder === undefined) throw new RefusedError(recruitCodes.offerUnknown);
  return holder;
}

async function present(rows: Rows, { candidateId, companyName }: Holder): Promise<Shown> {
  const { version, zh, en } = await readText(rows);
  const { rows: said } = await sql<NonNullable<Shown['said']>>`select k.kind,
      k.given_on::text as "on", k.until::text as until,
      k.kind = 'withdrawn' and not exists (select from candidate_consent g
        where g.tenant_id = c.tenant_id and g.candidate_id in ${oneself} and g.kind = 'given')
        as "isRequest"
    from candidate c join candidate_consent k on k.tenant_id = c.tenant_id
      and k.candidate_id in ${oneself}
    where c.tenant_id = ${rows.tenantId} and c.id = ${candidateId}
    order by ${lastFirst} limit 1`.execute(rows.database);
  return {
    companyName,
    text: { version, words: rows.locale === 'en' ? en : zh },
    months: await readMonths(rows),
    said: said[0] ?? null,
  };
}

/** A message without a name: it stays when the data is removed. */
async function tellOwner(
  rows: Rows,
  { candidateId, ownerId }: Holder,
  isRequest: boolean,
): Promise<void> {
  if (ownerId === null) return;
  const accounts = await rows.database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', rows.tenantId)
    .where('m.employment_id', '=', ownerId)
    .select('m.account_id as account')
    .execute();
  const twin = await hasOpenTwin(rows, candidateId);
  const { 'zh-CN': zh, en } = ownerWords;
  const textOf = (words: typeof zh | typeof en) =>
    [
      isRequest ? words.asked : words.withdrawn,
      twin ? `${words.withdrawnBody}\n\n${words.twin(twinDays)}` : words.withdrawnBody,
    ] as const;
  await sendNotices(
    rows,
    accounts.map(({ account }) => ({
      account,
      kind: 'todo' as const,
      texts: { 'zh-CN': textOf(zh), en: textOf(en) },
      place: { app: 'recruitment', route: '/privacy' },
      author: zh.author,
    })),
  );
}
