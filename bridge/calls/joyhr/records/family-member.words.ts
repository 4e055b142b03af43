import { recordWords } from '../../record/words.ts';
import { familyMember } from './family-member.ts';

/** The words of family members. */
export const familyMemberWords = recordWords(familyMember, {
  'zh-CN': {
    name: '家庭成员',
    plural: '家庭成员',
    fields: {
      employment: '员工',
      name: '姓名',
      relation: '与本人关系',
      birthDate: '出生日期',
      phone: '联系电话',
      company: '工作单位',
      post: '职务',
    },
    choices: {
      relation: {
        spouse: '配偶',
        child: '子女',
        father: '父亲',
        mother: '母亲',
        sibling: '兄弟姐妹',
        other: '其他',
      },
    },
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'family member',
    plural: 'Family members',
    fields: {
      employment: 'Employee',
      name: 'Name',
      relation: 'Relationship',
      birthDate: 'Date of birth',
      phone: 'Phone',
      company: 'Employer',
      post: 'Post',
    },
    choices: {
      relation: {
        spouse: 'Spouse',
        child: 'Child',
        father: 'Father',
        mother: 'Mother',
        sibling: 'Sibling',
        other: 'Other',
      },
    },
    sections: { basic: 'Basics' },
  },
});
