import { recordWords } from '../../record/words.ts';
import { dictionaryCategory } from './dictionary-category.ts';

/** The words of the categories of the dictionary. */
export const dictionaryCategoryWords = recordWords(dictionaryCategory, {
  'zh-CN': {
    name: '字典分类',
    plural: '字典分类',
    fields: {
      code: '分类编码',
      nameZh: '中文名称',
      nameEn: '英文名称',
      sortOrder: '排序号',
      note: '说明',
    },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'dictionary',
    plural: 'Dictionary categories',
    fields: {
      code: 'Code',
      nameZh: 'Name in Chinese',
      nameEn: 'Name in English',
      sortOrder: 'Order',
      note: 'Note',
    },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
