import { sql } from 'kysely';
import type { adviseEntry } from '#bridge/calls/joyhr/life.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { jobOnDay, onDay } from '#gateway/kernel/people/dated.ts';
import { readReach, seesOrgan } from '#gateway/kernel/people/reach.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { plannedOn } from '../../organ/planned-heads.ts';
import { latestProbationEnd, probationLimit } from '../law/probation.ts';
import { statutoryRetirement } from '../law/retirement.ts';
import { retirementGroups } from '../law/retirement-groups.ts';
import { nationwide, type ProbationCase, questionOf } from './probation-check.ts';
import { adviceWords } from './texts/advice-words.ts';
import { readWorkKind } from './work-kind.ts';

type Request = ParsedRequestOf<typeof adviseEntry>;
/** One thing that is said of a change. */
export type Finding = ResultOf<typeof adviseEntry>['findings'][number];

/** Returns what law and plan say of an entry. */
export async function answerEntryAdvice(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof adviseEntry>> {
  const findings = [
    ...probationFindings(context, request),
    ...(await retirementFindings(context, request)),
    ...(await planFindings(context, request)),
  ];
  return { findings };
}

function probationFindings({ locale }: CallContext, request: Request): readonly Finding[] {
  const asked: ProbationCase = {
    joinedOn: request.joinedOn,
    probationEndsOn: request.probationEndsOn ?? null,
    contractKind: request.contractKind ?? null,
    contractMonths: request.contractMonths ?? null,
  };
  if (asked.contractKind === null && asked.probationEndsOn === null) return [];
  if (asked.contractKind === 'fixed' && asked.contractMonths === null) return [];
  const words = adviceWords[locale];
  const limit = probationLimit(questionOf(asked));
  const latest = latestProbationEnd(asked.joinedOn, limit.monthsAtMost);
  const source = limit.source[locale];
  const { probationEndsOn } = asked;
  if (latest === null) {
    return [
      { tone: probationEndsOn === null ? 'info' : 'stop', text: words.probationNone, source },
    ];
  }
  return probationEndsOn !== null && probationEndsOn > latest
    ? [{ tone: 'stop', text: words.probationTooLong(limit.monthsAtMost, latest), source }]
    : [{ tone: 'info', text: words.probationOk(limit.monthsAtMost, latest), source }];
}

async function retirementFindings(
  context: CallContext,
  { joinedOn, birthDate, gender, postId }: Request,
): Promise<readonly Finding[]> {
  if (birthDate === undefined || gender === undefined) return [];
  const words = adviceWords[context.locale];
  const workKind = await readWorkKind(context, postId);
  const scope = { place: nationwide, asOf: joinedOn };
  const ages = retirementGroups({ gender, workKind }).map((group) =>
    statutoryRetirement({ group, birthMonth: birthDate.slice(0, 7) }, scope),
  );
  const reached = ages.filter(({ retirementMonth }) => retirementMonth <= joinedOn.slice(0, 7));
  const [first] = reached;
  if (first === undefined) return [];
  const source = first.source[context.locale];
  const text = words.retired(first.retirementMonth);
  return reached.length === ages.length
    ? [{ tone: 'warn', text, source }]
    : [{ tone: 'warn', text: words.retiredByKind(first.retirementMonth), source }];
}

/** Whether a position is full; only for a caller who reaches its organisation. */
async function planFindings(
  context: CallContext,
  { joinedOn, positionId }: Request,
): Promise<readonly Finding[]> {
  const seats = positionId && (await readFullPosition(context, { positionId, day: joinedOn }));
  if (!seats) return [];
  const text = adviceWords[context.locale].overPlan(seats.planned, seats.filled);
  return [{ tone: 'warn', text, source: null }];
}

/** Reads the seats of a position that one more person would be over plan in; who is `besides` the others is not counted. */
export async function readFullPosition(
  context: CallContext,
  asked: { readonly positionId: string; readonly day: string; readonly besides?: string },
): Promise<{ readonly planned: number; readonly filled: number } | undefined> {
  const { positionId, day, besides = null } = asked;
  const { database, tenantId } = context;
  const reach = await readReach(context);
  const { rows } = await sql<{ planned: number; filled: number }>`
    select ${plannedOn({ tenantId, position: 'p' }, sql`${day}::date`)} as planned,
      (select count(*)::int from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = ${tenantId} and j.position_id = p.id
        and j.employment_id is distinct from ${besides}::uuid
        and ${jobOnDay(day)} and ${employedOn(day)}) as filled
    from position p join organ_row o on o.tenant_id = p.tenant_id and o.organ_id = p.organ_id
      and ${onDay('o', reach.day)}
    where p.tenant_id = ${tenantId} and p.id = ${positionId} and ${seesOrgan(reach)}`.execute(
    database,
  );
  const [row] = rows;
  return row !== undefined && row.filled >= row.planned ? row : undefined;
}
