import { recordWords } from '../../record/words.ts';
import { dictionaryItem } from './dictionary-item.ts';

/** The words of the items of the dictionary. */
export const dictionaryItemWords = recordWords(dictionaryItem, {
  'zh-CN': {
    name: '字典项',
    plural: '字典项',
    fields: {
      category: '字典分类',
      code: '编码',
      nameZh: '中文名称',
      nameEn: '英文名称',
      sortOrder: '排序号',
      disabled: '停用',
    },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'dictionary item',
    plural: 'Dictionary items',
    fields: {
      category: 'Dictionary',
      code: 'Code',
      nameZh: 'Name in Chinese',
      nameEn: 'Name in English',
      sortOrder: 'Order',
      disabled: 'Disabled',
    },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
