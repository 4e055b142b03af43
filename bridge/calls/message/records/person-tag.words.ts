import { recordWords } from '../../record/words.ts';
import { personTag } from './person-tag.ts';

/** The words of tags. */
export const personTagWords = recordWords(personTag, {
  'zh-CN': {
    name: '人员标签',
    plural: '人员标签',
    fields: { name: '标签名称', note: '说明' },
    choices: {},
    sections: { basic: '基本信息' },
    lines: { members: { name: '标签人员', fields: { employment: '员工' }, choices: {} } },
  },
  en: {
    name: 'tag of people',
    plural: 'Tags of people',
    fields: { name: 'Name', note: 'Note' },
    choices: {},
    sections: { basic: 'Basics' },
    lines: { members: { name: 'People', fields: { employment: 'Employee' }, choices: {} } },
  },
});
