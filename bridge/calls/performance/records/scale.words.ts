import { recordWords } from '../../record/words.ts';
import { performanceScale } from './scale.ts';

/** The words of scales. */
export const performanceScaleWords = recordWords(performanceScale, {
  'zh-CN': {
    name: '绩效等级',
    plural: '绩效等级',
    fields: { name: '名称', factors: '绩效系数（每行一个，如 A = 1.5）' },
    choices: {},
    sections: { basic: '基本信息', pay: '用于薪资' },
    lines: {
      levels: {
        name: '等级',
        fields: {
          code: '代码',
          name: '名称',
          nameEn: '英文名称',
          least: '最低得分',
          share: '期望占比（%）',
          rule: '控制方式',
        },
        choices: {
          rule: { none: '不限', atMost: '不超过', atLeast: '不少于', exact: '等于' },
        },
      },
    },
  },
  en: {
    name: 'rating scale',
    plural: 'Rating scales',
    fields: { name: 'Name', factors: 'Pay factors, one per line: A = 1.5' },
    choices: {},
    sections: { basic: 'Basics', pay: 'For pay' },
    lines: {
      levels: {
        name: 'Levels',
        fields: {
          code: 'Code',
          name: 'Name',
          nameEn: 'English name',
          least: 'Least score',
          share: 'Wanted share (%)',
          rule: 'Limit',
        },
        choices: {
          rule: { none: 'None', atMost: 'At most', atLeast: 'At least', exact: 'Exactly' },
        },
      },
    },
  },
});
