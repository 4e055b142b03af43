import { recordWords } from '../../record/words.ts';
import { grade } from './grade.ts';

/** The words of grades. */
export const gradeWords = recordWords(grade, {
  'zh-CN': {
    name: '职级',
    plural: '职级',
    fields: { code: '职级编码', name: '职级名称', rank: '级别顺序' },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'grade',
    plural: 'Grades',
    fields: { code: 'Code', name: 'Name', rank: 'Rank' },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
