import { recordWords } from '../../record/words.ts';
import { payPlan } from './pay-plan.ts';

/** The words of pay plans. */
export const payPlanWords = recordWords(payPlan, {
  'zh-CN': {
    name: '薪资方案',
    plural: '薪资方案',
    fields: { name: '名称', items: '薪资项目（每行一个，填编码或名称）', note: '备注' },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'pay plan',
    plural: 'Pay plans',
    fields: { name: 'Name', items: 'Pay items, one a line, by code or Chinese name', note: 'Note' },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
