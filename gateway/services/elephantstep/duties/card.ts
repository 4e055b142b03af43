import { sql } from 'kysely';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { readHeld } from '../certificates/held.ts';
import { listStuckSessions } from '../enrolment/desk.ts';
import { cardWords } from '../texts/card-words.ts';
import { readOwnDuties } from './duties.ts';

type Line = Extract<CardContent, { kind: 'list' }>['lines'][number];

/** Lines of each kind on the card. */
const most = 4;

/** What the caller has to learn, and the sessions to come. */
export async function readTrainingCard(context: CallContext): Promise<CardContent> {
  const words = cardWords[context.locale];
  const stuck = (await listStuckSessions(context)).map(
    ({ name, fromOn, waiting }): Line => ({
      label: words.seats(name),
      detail: fromOn,
      count: waiting,
      tone: 'accent',
      route: '/desk',
    }),
  );
  const own = callerOf(context).employmentId;
  if (own === null) return { kind: 'list', lines: stuck };
  const duties = (await readOwnDuties(context, own)).filter(({ state }) => state !== 'done');
  const ending = (await readHeld(context, own)).filter(
    ({ term }) => term === 'expiring' || term === 'expired',
  );
  const sessions = await readNextSessions(context, own);
  return {
    kind: 'list',
    lines: [
      ...stuck,
      ...duties.slice(0, most).map(
        ({ state, courseName, dueOn }): Line => ({
          label: words[state === 'done' ? 'open' : state](courseName),
          detail: dueOn,
          count: null,
          tone: state === 'overdue' ? 'bad' : 'accent',
          route: '/learning',
        }),
      ),
      ...ending.slice(0, most).map(
        ({ kindName, expiresOn, term }): Line => ({
          label: term === 'expired' ? words.expired(kindName) : words.expiring(kindName),
          detail: expiresOn,
          count: null,
          tone: term === 'expired' ? 'bad' : 'accent',
          route: '/learning',
        }),
      ),
      ...sessions.map(
        ({ name, fromOn }): Line => ({
          label: name,
          detail: fromOn,
          count: null,
          tone: 'plain',
          route: '/learning',
        }),
      ),
    ],
  };
}

async function readNextSessions(
  { database, tenantId, now }: CallContext,
  own: string,
): Promise<readonly { readonly name: string; readonly fromOn: string }[]> {
  const { rows } = await sql<{ name: string; fromOn: string }>`
    select s.name, s.from_on::text as "fromOn" from training_enrolment n
    join training_session s on s.tenant_id = n.tenant_id and s.id = n.session_id
    where n.tenant_id = ${tenantId} and n.employment_id = ${own} and n.state = 'enrolled'
      and s.state = 'open' and s.to_on >= ${dayOf(now())}::date
    order by s.from_on, s.id limit ${most}`.execute(database);
  return rows;
}
