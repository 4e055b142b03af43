import { recordWords } from '../../record/words.ts';
import { customField } from './custom-field.ts';

/** The words of custom fields. */
export const customFieldWords = recordWords(customField, {
  'zh-CN': {
    name: '自定义字段',
    plural: '自定义字段',
    fields: {
      record: '所属档案',
      code: '字段编码',
      nameZh: '中文名称',
      nameEn: '英文名称',
      kind: '字段类型',
      options: '选项（每行一个）',
      dictionary: '选项来自字典',
      required: '必填',
      listed: '用于列表筛选和排序',
      usualRight: '默认权限',
      sortOrder: '排序号',
    },
    choices: {
      kind: { text: '文本', day: '日期', choice: '单选', flag: '是/否', decimal: '数值' },
      usualRight: { hidden: '不可见', read: '只读', write: '可编辑' },
    },
    sections: { basic: '字段定义', use: '使用方式' },
  },
  en: {
    name: 'custom field',
    plural: 'Custom fields',
    fields: {
      record: 'Record',
      code: 'Code',
      nameZh: 'Chinese name',
      nameEn: 'English name',
      kind: 'Kind',
      options: 'Options (one per line)',
      dictionary: 'Options from the dictionary',
      required: 'Required',
      listed: 'Lists filter and sort by it',
      usualRight: 'Usual right',
      sortOrder: 'Order',
    },
    choices: {
      kind: { text: 'Text', day: 'Date', choice: 'Choice', flag: 'Yes or no', decimal: 'Number' },
      usualRight: { hidden: 'Hidden', read: 'Read', write: 'Edit' },
    },
    sections: { basic: 'Definition', use: 'Use' },
  },
});
