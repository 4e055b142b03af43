import { recordWords } from '../../record/words.ts';
import { post } from './post.ts';

/** The words of posts. */
export const postWords = recordWords(post, {
  'zh-CN': {
    name: '职位',
    plural: '职位',
    fields: {
      code: '职位编码',
      name: '职位名称',
      category: '所属职类',
      workKind: '岗位性质',
      gradeFrom: '最低职级',
      gradeTo: '最高职级',
      closedOn: '停用日期',
      status: '状态',
      headCount: '在职人数',
    },
    choices: {
      workKind: { specialist: '管理技术岗', operator: '生产操作岗' },
      status: { open: '启用', closed: '停用' },
    },
    sections: { basic: '基本信息', grades: '职级范围', end: '停用' },
  },
  en: {
    name: 'post',
    plural: 'Posts',
    fields: {
      code: 'Code',
      name: 'Name',
      category: 'Category',
      workKind: 'Kind of work',
      gradeFrom: 'Lowest grade',
      gradeTo: 'Highest grade',
      closedOn: 'Closed on',
      status: 'Status',
      headCount: 'People',
    },
    choices: {
      workKind: { specialist: 'Management or technical', operator: 'Production or operation' },
      status: { open: 'Open', closed: 'Closed' },
    },
    sections: { basic: 'Basics', grades: 'Grades', end: 'Closing' },
  },
});
