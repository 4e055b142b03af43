import { recordWords } from '../../record/words.ts';
import { highestDegreeWords } from '../terms.ts';
import { education } from './education.ts';

/** The words of education. */
export const educationWords = recordWords(education, {
  'zh-CN': {
    name: '教育经历',
    plural: '教育经历',
    fields: {
      employment: '员工',
      school: '毕业院校',
      degree: '学历',
      major: '专业',
      mode: '学习形式',
      fromOn: '入学日期',
      toOn: '毕业日期',
      certificateNo: '毕业证书编号',
      scan: '毕业证书扫描件',
    },
    choices: {
      degree: highestDegreeWords['zh-CN'],
      mode: { 'full-time': '全日制', 'part-time': '非全日制' },
    },
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'education',
    plural: 'Education',
    fields: {
      employment: 'Employee',
      school: 'School',
      degree: 'Degree',
      major: 'Major',
      mode: 'Mode of study',
      fromOn: 'From',
      toOn: 'To',
      certificateNo: 'Diploma no.',
      scan: 'Diploma',
    },
    choices: {
      degree: highestDegreeWords.en,
      mode: { 'full-time': 'Full-time', 'part-time': 'Part-time' },
    },
    sections: { basic: 'Basics' },
  },
});
