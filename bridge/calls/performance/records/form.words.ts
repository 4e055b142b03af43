import { recordWords } from '../../record/words.ts';
import { reviewForm } from './form.ts';

/** The words of forms. */
export const reviewFormWords = recordWords(reviewForm, {
  'zh-CN': {
    name: '评估表',
    plural: '评估表',
    fields: { name: '名称', goalWeight: '目标部分权重（%）' },
    choices: {},
    sections: { basic: '基本信息' },
    lines: {
      questions: {
        name: '评估项',
        fields: { name: '评估项', nameEn: '英文名称', hint: '说明', weight: '权重' },
        choices: {},
      },
    },
  },
  en: {
    name: 'review form',
    plural: 'Review forms',
    fields: { name: 'Name', goalWeight: 'Weight of goals (%)' },
    choices: {},
    sections: { basic: 'Basics' },
    lines: {
      questions: {
        name: 'Questions',
        fields: { name: 'Question', nameEn: 'English name', hint: 'Hint', weight: 'Weight' },
        choices: {},
      },
    },
  },
});
