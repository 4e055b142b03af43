/** What can be asked about training. */
import { defineSubject, inBoth } from '../prism/define.ts';
import { month, organ } from '../prism/dimensions.ts';
import { reportFunctions } from '../prism/functions.ts';

/** Places taken in sessions, by the first day of the session. */
export const trainingSubject = defineSubject({
  name: 'training',
  words: inBoth('培训', 'Training'),
  clock: 'flow',
  functionId: reportFunctions['figures.training'],
  dimensions: {
    organ,
    month,
    course: { kind: 'reference', words: inBoth('课程', 'Course') },
  },
  columns: { enrolled: 'sum', attended: 'sum', absent: 'sum', judged: 'sum', hours: 'sum' },
  measures: {
    enrolled: {
      kind: 'value',
      of: 'enrolled',
      unit: 'people',
      words: inBoth('报名人次', 'Enrolled'),
      definition: inBoth(
        '期间内开班的报名人次，不含候补和取消。',
        'Places taken in sessions that begin in the period, without the waiting list and cancellations.',
      ),
    },
    attended: {
      kind: 'value',
      of: 'attended',
      unit: 'people',
      good: 'up',
      words: inBoth('完成人次', 'Completed'),
      definition: inBoth('其中出勤达标的人次。', 'Those of them who attended.'),
    },
    completion: {
      kind: 'ratio',
      top: 'attended',
      bottom: 'judged',
      times: 100,
      unit: 'percent',
      good: 'up',
      words: inBoth('完成率', 'Completion'),
      definition: inBoth(
        '完成人次 ÷（完成人次 + 缺席人次）。',
        'Completed ÷ those who completed or were absent.',
      ),
    },
    hours: {
      kind: 'value',
      of: 'hours',
      unit: 'hours',
      good: 'up',
      words: inBoth('完成学时', 'Hours of training'),
      definition: inBoth('完成人次的课程学时合计。', 'Hours of the courses that were completed.'),
    },
  },
});
