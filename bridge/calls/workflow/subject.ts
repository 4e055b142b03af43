/** What can be asked about approvals. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { month, organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';

/** Requests, by the day on which they were sent. */
export const approvalSubject = defineSubject({
  name: 'approval',
  words: inBoth('审批', 'Approvals'),
  clock: 'flow',
  functionId: reportFunctions['figures.approval'],
  dimensions: {
    organ,
    month,
    kind: { kind: 'reference', words: inBoth('申请类型', 'Kind of request') },
  },
  columns: { requests: 'sum', running: 'sum', approved: 'sum', rejected: 'sum', hours: 'sum' },
  measures: {
    requests: {
      kind: 'value',
      of: 'requests',
      unit: 'number',
      words: inBoth('申请数', 'Requests'),
      definition: inBoth('提交日期在期间内的申请数。', 'Requests that were sent in the period.'),
    },
    running: {
      kind: 'value',
      of: 'running',
      unit: 'number',
      words: inBoth('审批中', 'In progress'),
      definition: inBoth('其中仍在审批的申请数。', 'Those of them that are still in progress.'),
    },
    approved: {
      kind: 'value',
      of: 'approved',
      unit: 'number',
      words: inBoth('已通过', 'Approved'),
      definition: inBoth('其中已通过的申请数。', 'Those of them that were approved.'),
    },
    rejected: {
      kind: 'value',
      of: 'rejected',
      unit: 'number',
      words: inBoth('已驳回', 'Rejected'),
      definition: inBoth('其中被驳回的申请数。', 'Those of them that were rejected.'),
    },
    medianHours: {
      kind: 'median',
      of: 'hours',
      unit: 'hours',
      good: 'down',
      words: inBoth('审批时长', 'Time to decide'),
      definition: inBoth(
        '从提交到办结的小时数中位数。',
        'Median hours from sending a request to its end.',
      ),
    },
  },
});
