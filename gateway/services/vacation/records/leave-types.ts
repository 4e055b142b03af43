import { leaveType } from '#bridge/calls/vacation/records/leave-type.ts';
import { leaveTypeWords } from '#bridge/calls/vacation/records/leave-type.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { policyFields } from '../policies/policy.ts';
import { reevaluateSoon } from '../policies/reevaluate-job.ts';

/** Types of leave in their table; balances are brought to what a type grants when that changes. */
export const leaveTypes = bindRecord(leaveType, {
  table: 'leave_type',
  words: leaveTypeWords,
  rules: {
    async effects(changes, context) {
      for (const { id, action, before, after, changed } of changes) {
        const isPolicy = policyFields.some((name) => changed.has(name));
        if (action === 'update' && before !== null && isPolicy)
          await reevaluateSoon(context, id, { before, after });
      }
    },
  },
});
