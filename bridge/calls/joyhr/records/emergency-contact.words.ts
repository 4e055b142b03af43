import { recordWords } from '../../record/words.ts';
import { emergencyContact } from './emergency-contact.ts';

/** The words of emergency contacts. */
export const emergencyContactWords = recordWords(emergencyContact, {
  'zh-CN': {
    name: '紧急联系人',
    plural: '紧急联系人',
    fields: {
      employment: '员工',
      name: '姓名',
      relation: '与本人关系',
      phone: '联系电话',
      address: '联系地址',
    },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'emergency contact',
    plural: 'Emergency contacts',
    fields: {
      employment: 'Employee',
      name: 'Name',
      relation: 'Relationship',
      phone: 'Phone',
      address: 'Address',
    },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
