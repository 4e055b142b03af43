import { recordWords } from '../../record/words.ts';
import { supplierPriceList } from './price-list.ts';

/** The words of price lists. */
export const supplierPriceListWords = recordWords(supplierPriceList, {
  'zh-CN': {
    name: '价格表',
    plural: '价格表',
    fields: { name: '价格表名称', supplier: '供应商', fromOn: '生效日期', toOn: '失效日期' },
    choices: {},
    sections: { basic: '价格表' },
    lines: {
      prices: {
        name: '价格',
        fields: {
          item: '物料编码',
          name: '名称',
          unit: '单位',
          price: '不含税单价',
          taxRate: '税率（%）',
        },
        choices: {},
      },
    },
    states: { draft: '草稿', active: '生效', ended: '已失效' },
    moves: { release: '发布', end: '终止' },
  },
  en: {
    name: 'price list',
    plural: 'Price lists',
    fields: { name: 'Name', supplier: 'Supplier', fromOn: 'From', toOn: 'Until' },
    choices: {},
    sections: { basic: 'Price list' },
    lines: {
      prices: {
        name: 'Price',
        fields: {
          item: 'Item code',
          name: 'Name',
          unit: 'Unit',
          price: 'Net price',
          taxRate: 'Tax (%)',
        },
        choices: {},
      },
    },
    states: { draft: 'Draft', active: 'Active', ended: 'Ended' },
    moves: { release: 'Release', end: 'End' },
  },
});
