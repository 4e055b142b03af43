import { sql } from 'kysely';
import type { adviseLeaving } from '#bridge/calls/joyhr/life.ts';
import { leavingWords } from '#bridge/calls/joyhr/records/leaving.words.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { noticeOf } from '../law/notice.ts';
import { isNearRetirement, protectionSource } from '../law/protection.ts';
import {
  flexibleRetirement,
  type RetirementGroup,
  statutoryRetirement,
} from '../law/retirement.ts';
import { retirementGroups } from '../law/retirement-groups.ts';
import { readStoredRecord } from '../record/read-record.ts';
import type { Finding } from './advise-entry.ts';
import { nationwide } from './probation-check.ts';
import { adviceWords } from './texts/advice-words.ts';
import { workKindOf } from './work-kind.ts';

type Request = ParsedRequestOf<typeof adviseLeaving>;

interface Leaver {
  readonly joinedOn: string;
  readonly probationEndsOn: string | null;
  readonly birthDate: string | null;
  readonly groups: readonly RetirementGroup[];
}

/**
 * Returns what the law says of a leaving.
 * @throws {RefusedError} `notFound` for somebody out of reach.
 */
export async function answerLeavingAdvice(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof adviseLeaving>> {
  const reach = await readReach(context);
  const { values } = await readStoredRecord(context, reach, request.employmentId);
  const leaver: Leaver = {
    joinedOn: values.joinedOn ?? request.lastDay,
    probationEndsOn: values.probationEndsOn,
    birthDate: values.birthDate,
    groups: retirementGroups({
      gender: values.gender === 'F' || values.gender === 'M' ? values.gender : null,
      workKind: await workKindOf(context, request.employmentId, request.lastDay),
    }),
  };
  const findings = [
    ...noticeFindings(context, request, leaver),
    ...protectionFindings(context, request, leaver),
    ...retirementFindings(context, request, leaver),
    ...(await standingFindings(context, request)),
  ];
  return { findings };
}

function noticeFindings(
  { locale }: CallContext,
  { kind, noticeOn, lastDay, paidInsteadOfNotice }: Request,
  { probationEndsOn }: Leaver,
): readonly Finding[] {
  const by = { resignation: 'employee', 'dismissal-with-notice': 'employer' } as const;
  if (noticeOn === undefined || (kind !== 'resignation' && kind !== 'dismissal-with-notice')) {
    return [];
  }
  const inProbation = probationEndsOn !== null && probationEndsOn >= noticeOn;
  const notice = noticeOf(
    { by: by[kind], givenOn: noticeOn, inProbation },
    { place: nationwide, asOf: noticeOn },
  );
  const words = adviceWords[locale];
  const source = notice.source[locale];
  const { days, earliestLastDay } = notice;
  if (lastDay >= earliestLastDay) return [{ tone: 'info', text: words.noticeOk(days), source }];
  if (!notice.payable) {
    return [{ tone: 'warn', text: words.noticeShort(days, earliestLastDay), source }];
  }
  const tone = paidInsteadOfNotice === '1' ? 'info' : 'stop';
  return [{ tone, text: words.noticeOrPay(days, earliestLastDay), source }];
}

/** Art. 42 protects against dismissal without fault and against redundancy; for the others it says nothing. */
function protectionFindings(
  { locale }: CallContext,
  { kind, protection, lastDay }: Request,
  leaver: Leaver,
): readonly Finding[] {
  if (kind !== 'dismissal-with-notice' && kind !== 'redundancy') return [];
  const scope = { place: nationwide, asOf: lastDay };
  const source = protectionSource(scope)[locale];
  const words = adviceWords[locale];
  const called = leavingWords[locale].choices.protection?.[protection ?? 'none'] ?? '';
  const said = protection !== undefined && protection !== 'none';
  return [
    ...(said ? [{ tone: 'warn' as const, text: words.protectedBy(called), source }] : []),
    ...(leaver.groups.some((group) => isNearRetirement({ ...leaver, group, lastDay }, scope))
      ? [{ tone: 'warn' as const, text: words.nearRetirement, source }]
      : []),
  ];
}

function retirementFindings(
  { locale }: CallContext,
  { kind, lastDay }: Request,
  { birthDate, groups }: Leaver,
): readonly Finding[] {
  if (kind !== 'retirement' || birthDate === null) return [];
  const words = adviceWords[locale];
  const scope = { place: nationwide, asOf: lastDay };
  const open = groups.flatMap((group) => {
    const retiree = { group, birthMonth: birthDate.slice(0, 7) };
    const { retirementMonth, source } = statutoryRetirement(retiree, scope);
    const { earliestMonth } = flexibleRetirement(retiree, scope);
    return retirementMonth <= lastDay.slice(0, 7)
      ? []
      : [{ retirementMonth, earliestMonth, source: source[locale] }];
  });
  const last = open.at(-1);
  if (last === undefined) return [];
  const text = words.beforeRetirement(last.retirementMonth, last.earliestMonth);
  return [
    { tone: 'warn', text, source: last.source },
    ...(groups.length > 1
      ? [{ tone: 'info' as const, text: words.workKindUnknown, source: last.source }]
      : []),
  ];
}

async function standingFindings(
  { database, tenantId, locale }: CallContext,
  { employmentId, lastDay }: Request,
): Promise<readonly Finding[]> {
  const { rows } = await sql<{ reports: number; isSuper: boolean; later: boolean }>`select
    (select count(*)::int from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = ${tenantId} and j.manager_id = ${employmentId}
        and j.from_on <= ${lastDay}::date and (j.to_on is null or j.to_on >= ${lastDay}::date)
        and (e.left_on is null or e.left_on > ${lastDay}::date)) as reports,
    exists (select from membership m where m.tenant_id = ${tenantId}
      and m.employment_id = ${employmentId} and m.is_super) as "isSuper",
    exists (select from transfer t where t.tenant_id = ${tenantId} and t.employment_id = ${employmentId}
      and t.state = 'planned' and t.removed_at is null and t.effective_on > ${lastDay}::date) as later`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return [];
  const words = adviceWords[locale];
  return [
    ...(row.later ? [{ tone: 'stop' as const, text: words.laterChanges, source: null }] : []),
    ...(row.reports > 0
      ? [{ tone: 'info' as const, text: words.reports(row.reports), source: null }]
      : []),
    ...(row.isSuper ? [{ tone: 'warn' as const, text: words.superUser, source: null }] : []),
  ];
}
