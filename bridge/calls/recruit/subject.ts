/** What can be asked about hiring. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { month, organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';

/** Applications, by the day on which they came in. */
export const recruitSubject = defineSubject({
  name: 'recruit',
  words: inBoth('招聘', 'Recruitment'),
  clock: 'flow',
  functionId: reportFunctions['figures.recruit'],
  dimensions: {
    organ,
    month,
    stage: { kind: 'reference', words: inBoth('当前阶段', 'Stage') },
    channel: { kind: 'reference', words: inBoth('渠道', 'Channel') },
    job: { kind: 'reference', words: inBoth('招聘职位', 'Job') },
  },
  columns: {
    applications: 'sum',
    active: 'sum',
    hired: 'sum',
    closed: 'sum',
    offers: 'sum',
    accepted: 'sum',
    daysToHire: 'sum',
    reachedEvaluation: 'sum',
    reachedInterview: 'sum',
    reachedOffer: 'sum',
    daysToFill: 'sum',
  },
  measures: {
    applications: {
      kind: 'value',
      of: 'applications',
      unit: 'number',
      words: inBoth('投递数', 'Applications'),
      definition: inBoth('投递日期在期间内的应聘数。', 'Applications that came in in the period.'),
    },
    active: {
      kind: 'value',
      of: 'active',
      unit: 'number',
      words: inBoth('进行中', 'In progress'),
      definition: inBoth(
        '其中尚未结束的应聘数。',
        'Those of them that are still in progress today.',
      ),
    },
    hired: {
      kind: 'value',
      of: 'hired',
      unit: 'people',
      good: 'up',
      words: inBoth('已入职', 'Hired'),
      definition: inBoth('其中已入职的人数。', 'Those of them who were hired.'),
    },
    closed: {
      kind: 'value',
      of: 'closed',
      unit: 'number',
      words: inBoth('未录用', 'Closed'),
      definition: inBoth(
        '其中已结束且未入职的应聘数。',
        'Those of them that ended without a hire.',
      ),
    },
    hireRate: {
      kind: 'ratio',
      top: 'hired',
      bottom: 'applications',
      times: 100,
      unit: 'percent',
      words: inBoth('录用转化率', 'Hire rate'),
      definition: inBoth('已入职 ÷ 投递数。', 'Hired ÷ applications.'),
    },
    offerAccepted: {
      kind: 'ratio',
      top: 'accepted',
      bottom: 'offers',
      times: 100,
      unit: 'percent',
      good: 'up',
      words: inBoth('录用接受率', 'Offers accepted'),
      definition: inBoth(
        '已接受的录用 ÷ 已答复的录用。',
        'Offers accepted ÷ offers that were accepted or declined.',
      ),
    },
    reachedEvaluation: {
      kind: 'value',
      of: 'reachedEvaluation',
      unit: 'number',
      words: inBoth('到达部门评估', 'Reached evaluation'),
      definition: inBoth(
        '其中到达过部门评估或之后阶段的应聘数，已结束的也计入。',
        'Those of them that came to the evaluation or a later stage, ended ones included.',
      ),
    },
    reachedInterview: {
      kind: 'value',
      of: 'reachedInterview',
      unit: 'number',
      words: inBoth('到达面试', 'Reached interview'),
      definition: inBoth(
        '其中到达过面试或之后阶段的应聘数，已结束的也计入。',
        'Those of them that came to an interview or a later stage, ended ones included.',
      ),
    },
    reachedOffer: {
      kind: 'value',
      of: 'reachedOffer',
      unit: 'number',
      words: inBoth('到达录用', 'Reached offer'),
      definition: inBoth(
        '其中到达过录用或之后阶段的应聘数，已结束的也计入。',
        'Those of them that came to the offer or a later stage, ended ones included.',
      ),
    },
    timeToFill: {
      kind: 'median',
      of: 'daysToFill',
      unit: 'days',
      good: 'down',
      words: inBoth('招聘周期', 'Time to fill'),
      definition: inBoth(
        '从招聘需求生效到候选人接受录用的天数中位数，不扣除暂停时间。',
        'Median days from the open requisition to the accepted offer, pauses included.',
      ),
    },
    timeToHire: {
      kind: 'median',
      of: 'daysToHire',
      unit: 'days',
      good: 'down',
      words: inBoth('录用周期', 'Time to hire'),
      definition: inBoth(
        '从投递到接受录用的天数中位数。',
        'Median days from the application to the accepted offer.',
      ),
    },
  },
});
