import { type RawBuilder, sql } from 'kysely';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { offer } from '#bridge/calls/recruit/records/offer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../records.ts';
import { countEnding } from './consents/kept-until.ts';
import { findPairs } from './duplicates/find-pairs.ts';
import { hiringJobs } from './records/index.ts';
import { cardWords } from './texts/card-words.ts';

type Kind = keyof (typeof cardWords)['zh-CN'];

const routes: Readonly<Record<Kind, string>> = {
  cards: '/interviews',
  interviews: '/interviews',
  late: '/board',
  offers: '/board',
  duplicates: '/duplicates',
  privacy: '/privacy',
};

/** What waits for the caller in recruitment: own interviews, and of the jobs in reach what is late. */
export async function readRecruitCard(context: CallContext): Promise<CardContent> {
  const words = cardWords[context.locale];
  const counts: Readonly<Partial<Record<Kind, number>>> = {
    ...(await countOwn(context)),
    ...(await countReached(context)),
    ...(hasFunction(context.rights, recruitFunctions.duplicates) && {
      duplicates: (await findPairs(context)).length,
    }),
    ...(hasFunction(context.rights, recruitFunctions.privacy) && {
      privacy: await countEnding(context),
    }),
  };
  return {
    kind: 'list',
    lines: (Object.keys(routes) as Kind[])
      .filter((kind) => (counts[kind] ?? 0) > 0)
      .map((kind) => ({
        label: words[kind],
        detail: null,
        count: counts[kind] ?? 0,
        tone: kind === 'late' || kind === 'offers' ? 'warn' : 'accent',
        route: routes[kind],
      })),
  };
}

async function countOwn(context: CallContext) {
  const { database, tenantId, now } = context;
  const own = callerOf(context).employmentId;
  const today = dayOf(now());
  const { rows } = await sql<{ cards: number; interviews: number }>`select
      count(*) filter (where i.held_on <= ${today}::date and m.submitted_at is null)::int as cards,
      count(*) filter (where i.held_on > ${today}::date)::int as interviews
    from interview_member m
    join interview i on i.tenant_id = m.tenant_id and i.id = m.interview_id
    where m.tenant_id = ${tenantId} and m.employment_id = ${own}::uuid and i.state = 'booked'
      and i.held_on between ${addDays(today, -90)}::date and ${addDays(today, 7)}::date`.execute(
    database,
  );
  return rows[0];
}

/** Applications that are in a stage for longer than it should take, and offers that end within three days. */
async function countReached(context: CallContext) {
  if (!hasFunction(context.rights, recruitFunctions.board)) return {};
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const reached = inReach(await openScope(context, hiringJobs, records));
  const offers: RawBuilder<unknown> = hasFunction(context.rights, offer.functionId)
    ? sql`exists (select from offer o where o.tenant_id = a.tenant_id and o.application_id = a.id
        and o.state = 'sent' and o.valid_until <= ${addDays(today, 3)}::date)`
    : sql`false`;
  const { rows } = await sql<{ late: number; offers: number }>`select
      count(*) filter (where a.stage_on + s.target_days < ${today}::date)::int as late,
      count(*) filter (where ${offers})::int as offers
    from application a
    join hiring_job r on r.tenant_id = a.tenant_id and r.id = a.job_id and r.removed_at is null
    join hiring_stage s on s.tenant_id = a.tenant_id and s.id = a.stage_id
    where a.tenant_id = ${tenantId} and a.state = 'active' and r.state = 'open' and ${reached}`.execute(
    database,
  );
  return rows[0] ?? {};
}
