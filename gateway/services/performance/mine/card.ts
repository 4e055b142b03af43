import { sql } from 'kysely';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { listOwnMeetings } from '../calibration/own-meetings.ts';
import { cardWords } from '../texts/card-words.ts';
import { readAsked } from './read-mine.ts';

type Line = Extract<CardContent, { kind: 'list' }>['lines'][number];

interface Todo {
  readonly cycleName: string;
  readonly todo: 'goals' | 'self' | 'result' | null;
}

/** What the caller has to do, one line each. */
export async function readPerformanceCard(context: CallContext): Promise<CardContent> {
  const own = callerOf(context).employmentId;
  if (own === null) return { kind: 'list', lines: [] };
  const words = cardWords[context.locale];
  const todos = await readTodos(context, own);
  const asked = await readAsked(context, own);
  const goals = await countTeamGoals(context, own);
  const lines: Line[] = todos.flatMap(({ cycleName, todo }) =>
    todo === null
      ? []
      : [{ label: words[todo], detail: cycleName, count: null, tone: 'accent', route: '/mine' }],
  );
  if (asked.length > 0) lines.push(countLine(words.peers, asked.length, '/mine'));
  if (goals > 0) lines.push(countLine(words.team, goals, '/team'));
  lines.push(...(await readMeetingLines(context, words.meeting)));
  return { kind: 'list', lines };
}

/** Meetings that are open, and those that the caller is to open. */
async function readMeetingLines(context: CallContext, label: string): Promise<readonly Line[]> {
  const meetings = await listOwnMeetings(context);
  return meetings
    .filter(({ state, role }) => state === 'open' || (state === 'draft' && role === 'chair'))
    .map(({ id, name }) => ({
      label,
      detail: name,
      count: null,
      tone: 'accent',
      route: `/meeting?meeting=${id}`,
    }));
}

function countLine(label: string, count: number, route: string): Line {
  return { label, detail: null, count, tone: 'accent', route };
}

async function readTodos(
  { database, tenantId, now }: CallContext,
  own: string,
): Promise<readonly Todo[]> {
  const today = dayOf(now());
  const open = (kind: string) => sql`exists (select from performance_cycle_stage s
    where s.tenant_id = c.tenant_id and s.cycle_id = c.id and s.kind = ${kind}
      and ${today}::date between s.from_on and s.to_on)`;
  const { rows } = await sql<Todo>`select c.name as "cycleName", case
      when c.state = 'running' and a.goals_state = 'draft' and ${open('goals')} then 'goals'
      when c.state = 'running' and (a.goals_state = 'set' or a.goals_draft is not null) and ${open('self')} and exists (
        select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
          and v.role = 'self' and v.state = 'open') then 'self'
      when c.state = 'released' and a.acknowledged_on is null then 'result' end as todo
    from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    where a.tenant_id = ${tenantId} and a.employment_id = ${own}
    order by c.from_on desc limit 20`.execute(database);
  return rows;
}

async function countTeamGoals({ database, tenantId }: CallContext, own: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    where a.tenant_id = ${tenantId} and a.manager_id = ${own} and a.goals_state = 'asked'
      and c.state = 'running' and a.not_rated is null`.execute(database);
  return rows[0]?.count ?? 0;
}
