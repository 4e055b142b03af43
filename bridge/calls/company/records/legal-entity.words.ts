import { recordWords } from '../../record/words.ts';
import { legalEntity } from './legal-entity.ts';

/** The words of legal entities. */
export const legalEntityWords = recordWords(legalEntity, {
  'zh-CN': {
    name: '法律主体',
    plural: '法律主体',
    fields: {
      name: '主体名称',
      creditCode: '统一社会信用代码',
      representative: '法定代表人',
      address: '注册地址',
      closedOn: '停用日期',
    },
    choices: {},
    sections: { basic: '基本信息', end: '停用' },
  },
  en: {
    name: 'legal entity',
    plural: 'Legal entities',
    fields: {
      name: 'Name',
      creditCode: 'Social credit code',
      representative: 'Legal representative',
      address: 'Registered address',
      closedOn: 'Closed on',
    },
    choices: {},
    sections: { basic: 'Basics', end: 'Closing' },
  },
});
