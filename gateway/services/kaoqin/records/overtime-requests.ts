import { overtimeRequest } from '#bridge/calls/kaoqin/records/overtime-request.ts';
import { overtimeRequestWords } from '#bridge/calls/kaoqin/records/overtime-request.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { findOvertimeBans } from '../protection/overtime-bans.ts';

type OvertimeChange = Change<(typeof overtimeRequest)['fields']>;

/** Requests for overtime in their table; the day is judged again when one takes effect or is cancelled. */
export const overtimeRequests = bindRecord(overtimeRequest, {
  table: 'overtime_request',
  words: overtimeRequestWords,
  rules: {
    check: (changes, context) =>
      refuseBanned(
        changes.filter(({ action }) => action === 'create' || action === 'update'),
        context,
      ),
    // A protected period may be noted after the draft was made, or while it waits for its approval.
    guards: { submit: async (change, context) => refuseBanned([change], context) },
    async effects(changes, context) {
      for (const { action, after } of changes) {
        if (action !== 'move') continue;
        const range = { from: after.day, to: after.day };
        await reevaluate(context, [after.employment], range, 'overtime');
      }
    },
  },
});

/** Overtime that the law bans is refused without its reason: others than the person read it too. */
async function refuseBanned(
  changes: readonly OvertimeChange[],
  context: CallContext,
): Promise<readonly (ChangeIssue<'day'> & FieldProblem<'day'>)[]> {
  const found = await findOvertimeBans(
    context,
    changes.map(({ after }) => after),
  );
  return changes.flatMap(({ id }, at) => {
    const ban = found[at];
    if (ban === undefined || ban === null) return [];
    const issue = ban.work === 'overtime' ? 'overtimeBanned' : 'nightWorkBanned';
    return [{ id, field: 'day' as const, issue }] as const;
  });
}
