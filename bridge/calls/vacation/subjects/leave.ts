/** What can be asked about leave: days taken, and balances. */
import { defineSubject, inBoth } from '../../prism/define.ts';
import { employmentType, gender, month, organ } from '../../prism/dimensions.ts';
import { reportFunctions } from '../../prism/functions.ts';
import { leaveRequest } from '../records/leave-request.ts';

const type = { kind: 'reference', words: inBoth('假期类型', 'Leave type') } as const;

/** Approved leave, day by day. */
export const leaveSubject = defineSubject({
  name: 'leave',
  words: inBoth('休假', 'Leave'),
  clock: 'flow',
  functionId: reportFunctions['figures.leave'],
  rowsFunctionId: leaveRequest.functionId,
  dimensions: { organ, month, type, employmentType, gender },
  columns: { days: 'sum', requests: 'sum' },
  measures: {
    days: {
      kind: 'value',
      of: 'days',
      unit: 'days',
      guard: 'personal',
      words: inBoth('休假天数', 'Days of leave'),
      definition: inBoth(
        '已通过的请假在期间内的天数，已销假部分不计。',
        'Days of approved leave in the period; what was given back is not counted.',
      ),
    },
    requests: {
      kind: 'value',
      of: 'requests',
      unit: 'times',
      guard: 'personal',
      words: inBoth('休假人次', 'Requests'),
      definition: inBoth(
        '首日在期间内的已通过请假单数。',
        'Approved requests whose first day of leave is in the period.',
      ),
    },
  },
});

/** What is left of entitlements. */
export const leaveBalanceSubject = defineSubject({
  name: 'leaveBalance',
  words: inBoth('假期余额', 'Leave balances'),
  clock: 'stock',
  functionId: reportFunctions['figures.leave'],
  dimensions: { organ, type },
  columns: { granted: 'last', used: 'last', left: 'last', lapsing: 'last' },
  measures: {
    granted: {
      kind: 'value',
      of: 'granted',
      unit: 'days',
      words: inBoth('已发放', 'Granted'),
      definition: inBoth(
        '当日有效额度中已发放和调整的天数。',
        'Days granted or adjusted in the entitlements that are valid on the day.',
      ),
    },
    used: {
      kind: 'value',
      of: 'used',
      unit: 'days',
      words: inBoth('已使用', 'Used'),
      definition: inBoth(
        '当日有效额度中已使用的天数。',
        'Days used of the entitlements that are valid on the day.',
      ),
    },
    useRate: {
      kind: 'ratio',
      top: 'used',
      bottom: 'granted',
      times: 100,
      unit: 'percent',
      words: inBoth('使用率', 'Use'),
      definition: inBoth(
        '当日有效额度中已使用天数 ÷ 已发放天数。',
        'Days used ÷ days granted, of the entitlements that are valid on the day.',
      ),
    },
    left: {
      kind: 'value',
      of: 'left',
      unit: 'days',
      words: inBoth('剩余', 'Left'),
      definition: inBoth(
        '当日有效额度的剩余天数。',
        'Days left of the entitlements that are valid on the day.',
      ),
    },
    lapsing: {
      kind: 'value',
      of: 'lapsing',
      unit: 'days',
      good: 'down',
      words: inBoth('90 日内失效', 'Lapsing in 90 days'),
      definition: inBoth(
        '剩余天数中将在 90 日内失效的部分。',
        'Days left that lapse within 90 days.',
      ),
    },
  },
});
