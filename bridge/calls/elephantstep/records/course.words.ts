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
      cost: '课程费用',
      description: '课程介绍',
    },
    choices: { kind: courseKindWords['zh-CN'] },
    sections: { basic: '基本信息', content: '课程内容' },
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
      cost: 'Cost',
      description: 'Description',
    },
    choices: { kind: courseKindWords.en },
    sections: { basic: 'Basics', content: 'Content' },
    states: { draft: 'Draft', open: 'Open', retired: 'Retired' },
    moves: { publish: 'Publish', retire: 'Retire' },
  },
});
