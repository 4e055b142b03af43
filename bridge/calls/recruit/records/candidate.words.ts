import { recordWords } from '../../record/words.ts';
import { candidateEducationWords } from '../terms.ts';
import { candidate } from './candidate.ts';

/** The words of candidates. */
export const candidateWords = recordWords(candidate, {
  'zh-CN': {
    name: '候选人',
    plural: '候选人',
    fields: {
      name: '姓名',
      phone: '手机号',
      email: '邮箱',
      documentNumber: '证件号码',
      city: '所在城市',
      education: '学历',
      workYears: '工作年限',
      employer: '当前公司',
      post: '当前职位',
      skills: '技能',
      expectedPay: '期望月薪（元）',
      channel: '招聘渠道',
      owner: '负责人',
      resume: '简历',
      note: '备注',
    },
    choices: { education: candidateEducationWords['zh-CN'] },
    sections: { person: '个人信息', career: '经历', source: '来源' },
    lines: {
      schools: {
        name: '教育经历',
        fields: { school: '学校', major: '专业', degree: '学位' },
        choices: {},
      },
      jobs: {
        name: '工作经历',
        fields: { employer: '公司', post: '职位', from: '开始', until: '结束' },
        choices: {},
      },
    },
  },
  en: {
    name: 'candidate',
    plural: 'Candidates',
    fields: {
      name: 'Name',
      phone: 'Mobile',
      email: 'E-mail',
      documentNumber: 'ID number',
      city: 'City',
      education: 'Education',
      workYears: 'Years of work',
      employer: 'Employer',
      post: 'Post',
      skills: 'Skills',
      expectedPay: 'Expected monthly pay (CNY)',
      channel: 'Channel',
      owner: 'Owner',
      resume: 'Résumé',
      note: 'Note',
    },
    choices: { education: candidateEducationWords.en },
    sections: { person: 'Person', career: 'Career', source: 'Source' },
    lines: {
      schools: {
        name: 'Schools',
        fields: { school: 'School', major: 'Major', degree: 'Degree' },
        choices: {},
      },
      jobs: {
        name: 'Work history',
        fields: { employer: 'Employer', post: 'Post', from: 'From', until: 'Until' },
        choices: {},
      },
    },
  },
});
