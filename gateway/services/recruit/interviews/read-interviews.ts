import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { applicationDetail } from '#bridge/calls/recruit/board.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';

type Interview = ResultOf<typeof applicationDetail>['interviews'][number];
type Member = Interview['panel'][number];

interface MemberRow extends Omit<Member, 'submitted'> {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly submittedAt: Date | null;
  readonly state: Interview['state'];
}

/**
 * Reads the scorecards of applications. A panel member who has not submitted a card of an application gets none of the
 * others' cards of it: each judges before they read.
 */
export async function readPanels(
  context: CallContext,
  applicationIds: readonly string[],
): Promise<readonly MemberRow[]> {
  if (applicationIds.length === 0) return [];
  const { database, tenantId } = context;
  const rows: readonly MemberRow[] = await database
    .selectFrom('interview as i')
    .innerJoin('interview_member as m', (join) =>
      join.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.interview_id', '=', 'i.id'),
    )
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.application_id', 'in', [...applicationIds])
    .orderBy('m.employment_id')
    .select([
      'm.interview_id as interviewId',
      'i.application_id as applicationId',
      'm.employment_id as employmentId',
      'p.name',
      'm.verdict',
      'm.strengths',
      'm.doubts',
      'm.submitted_at as submittedAt',
      'i.state',
    ])
    .execute();
  const own = callerOf(context).employmentId;
  const blind = new Set(
    rows
      // A card of a cancelled interview is never submitted: nothing waits for it.
      .filter(
        ({ employmentId, submittedAt, state }) =>
          employmentId === own && submittedAt === null && state === 'booked',
      )
      .map(({ applicationId }) => applicationId),
  );
  return rows.map((row) =>
    blind.has(row.applicationId) && row.employmentId !== own
      ? { ...row, verdict: null, strengths: null, doubts: null, submittedAt: null }
      : row,
  );
}

/** Reads the interviews of one application with their panels, the latest first. */
export async function readInterviews(
  context: CallContext,
  applicationId: string,
): Promise<readonly Interview[]> {
  const { database, tenantId } = context;
  const interviews = await database
    .selectFrom('interview as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.application_id', '=', applicationId)
    .orderBy('i.held_on', 'desc')
    .orderBy('i.starts_at', 'desc')
    .select([
      'i.id',
      'i.held_on as on',
      'i.starts_at as from',
      'i.minutes',
      'i.mode',
      'i.place',
      'i.state',
    ])
    .execute();
  const panels = await readPanels(context, [applicationId]);
  return interviews.map((interview) => ({
    ...interview,
    panel: panels
      .filter(({ interviewId }) => interviewId === interview.id)
      .map(({ employmentId, name, verdict, strengths, doubts, submittedAt }) => ({
        employmentId,
        name,
        submitted: submittedAt !== null,
        verdict,
        strengths,
        doubts,
      })),
  }));
}
