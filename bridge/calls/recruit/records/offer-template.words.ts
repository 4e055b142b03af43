import { recordWords } from '../../record/words.ts';
import { offerTemplate } from './offer-template.ts';

/** The words of templates of offer letters. */
export const offerTemplateWords = recordWords(offerTemplate, {
  'zh-CN': {
    name: '录用通知书模板',
    plural: '录用通知书模板',
    fields: { name: '模板名称', body: '正文（可用 {姓名}、{岗位} 等字段）', retired: '停用' },
    choices: {},
    sections: { template: '模板' },
  },
  en: {
    name: 'offer letter template',
    plural: 'Offer letter templates',
    fields: { name: 'Name', body: 'Text (with {candidate}, {position} …)', retired: 'Retired' },
    choices: {},
    sections: { template: 'Template' },
  },
});
