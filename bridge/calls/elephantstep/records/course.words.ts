import { recordWords } from '../../record/words.ts';
import { courseKindWords } from '../terms.ts';
import { trainingCourse } from './course.ts';

/** The words of courses. */
export const trainingCourseWords = recordWords(trainingCourse, {
  'zh-CN': {
    name: '培训课程',
    plural: '培训课程',
    fields: {
      code: '课程编码',
      name: '课程名称',
      kind: '授课方式',
      hours: '课时',
      presence: '出勤要求（%）',
      needsApproval: '报名需审批',
      cost: '课程费用',
      certificateKind: '发放证书',
      certificateBy: '发证条件',
      feedback: '训后评价',
      feedbackLeast: '匿名评价最少人数',
      description: '课程介绍',
    },
    choices: {
      kind: courseKindWords['zh-CN'],
      feedback: { named: '实名', anonymous: '匿名' },
      certificateBy: { session: '出勤达标', exam: '考试通过', both: '出勤达标且考试通过' },
    },
    sections: { basic: '基本信息', certificate: '证书', feedback: '训后评价', content: '课程内容' },
    states: { draft: '草稿', open: '开放', retired: '停用' },
    moves: { publish: '发布', retire: '停用' },
  },
  en: {
    name: 'course',
    plural: 'Courses',
    fields: {
      code: 'Code',
      name: 'Name',
      kind: 'Held',
      hours: 'Hours',
      presence: 'Presence needed (%)',
      needsApproval: 'Enrolment needs approval',
      cost: 'Cost',
      certificateKind: 'Certificate',
      certificateBy: 'Given for',
      feedback: 'Feedback',
      feedbackLeast: 'Smallest anonymous group',
      description: 'Description',
    },
    choices: {
      kind: courseKindWords.en,
      feedback: { named: 'With names', anonymous: 'Anonymous' },
      certificateBy: {
        session: 'An attended session',
        exam: 'A passed exam',
        both: 'An attended session and a passed exam',
      },
    },
    sections: {
      basic: 'Basics',
      certificate: 'Certificate',
      feedback: 'Feedback',
      content: 'Content',
    },
    states: { draft: 'Draft', open: 'Open', retired: 'Retired' },
    moves: { publish: 'Publish', retire: 'Retire' },
  },
});
