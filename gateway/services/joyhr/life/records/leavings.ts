import { sql } from 'kysely';
import { leaving } from '#bridge/calls/joyhr/records/leaving.ts';
import { leavingWords } from '#bridge/calls/joyhr/records/leaving.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn, RowValues } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { judgeLeaving } from '../../../kaoqin/days/judge-leaving.ts';
import { noticeOf } from '../../law/notice.ts';
import { changeEmployment, lockEmployment, worksOn } from '../employed.ts';
import { nationwide } from '../probation-check.ts';
import { takeEffect } from '../take-effect.ts';
import { computedLinks } from './computed-links.ts';

type Fields = (typeof leaving)['fields'];
type Values = RowValues<Fields>;
type Problem = FieldProblem<NameIn<Fields>>;

/** What the employment keeps of why it ended. */
const leftReasons = {
  resignation: 'resignation',
  agreement: 'other',
  'dismissal-for-fault': 'dismissal',
  'dismissal-with-notice': 'dismissal',
  redundancy: 'dismissal',
  'contract-end': 'contract-end',
  retirement: 'retirement',
  other: 'other',
} as const satisfies Readonly<Record<Values['kind'], string>>;

/** Leavings in their table. The last day is kept at the employment at once; the status follows from it. */
export const leavings = bindRecord(leaving, {
  table: 'leaving',
  words: leavingWords,
  rules: {
    guards: { submit: ({ after }, context) => problemsOf(after, context) },
    async effects(changes, context) {
      for (const change of changes) await apply(change, context);
    },
    computed: (ids, context) => computedLinks('leaving', ids, context),
  },
});

async function problemsOf(values: Values, context: CallContext): Promise<readonly Problem[]> {
  const { employment, lastDay, takeover } = values;
  const span = await lockEmployment(context, employment);
  if (span.joinedOn > lastDay || span.leftOn !== null) {
    return [{ field: 'lastDay', issue: 'notEmployed' }];
  }
  if (await changesAfter(context, employment, lastDay)) {
    return [{ field: 'lastDay', issue: 'laterChange' }];
  }
  if (takeover !== null && !worksOn(await lockEmployment(context, takeover), lastDay)) {
    return [{ field: 'takeover', issue: 'choice' }];
  }
  return noticeProblems(values);
}

/** An employer who dismisses without fault gives notice, or a month's pay in its place. */
function noticeProblems({
  kind,
  noticeOn,
  lastDay,
  paidInsteadOfNotice,
}: Values): readonly Problem[] {
  if (kind !== 'dismissal-with-notice' || paidInsteadOfNotice === true) return [];
  if (noticeOn === null) return [{ field: 'noticeOn', issue: 'required' }];
  const scope = { place: nationwide, asOf: noticeOn };
  const notice = noticeOf({ by: 'employer', givenOn: noticeOn, inProbation: false }, scope);
  return lastDay < notice.earliestLastDay
    ? [{ field: 'lastDay', issue: 'noticeShort', min: notice.days }]
    : [];
}

/** Whether a change is planned for a day that would not come any more. */
async function changesAfter(
  { database, tenantId }: CallContext,
  employmentId: string,
  lastDay: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from transfer t where t.tenant_id = ${tenantId} and t.employment_id = ${employmentId}
      and t.state = 'planned' and t.removed_at is null and t.effective_on > ${lastDay}::date)
    or exists (select from regularisation t where t.tenant_id = ${tenantId}
      and t.employment_id = ${employmentId} and t.state = 'planned' and t.removed_at is null
      and t.effective_on > ${lastDay}::date) as found`.execute(database);
  return rows[0]?.found === true;
}

async function apply(
  { action, id, after, stateAfter }: Change<Fields>,
  context: CallContext,
): Promise<void> {
  if (action !== 'move') return;
  const { employment, lastDay, kind } = after;
  if (stateAfter === 'planned') {
    const columns = { left_on: lastDay, left_reason: leftReasons[kind] };
    await changeEmployment(context, employment, columns);
    await judgeLeaving(context, employment, lastDay);
    await takeEffect(context, 'leaving', id);
  }
  if (stateAfter === 'cancelled') {
    await changeEmployment(context, employment, { left_on: null, left_reason: null });
  }
}
