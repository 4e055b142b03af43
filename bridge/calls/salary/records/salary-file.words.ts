import { recordWords } from '../../record/words.ts';
import { salaryFile } from './salary-file.ts';

/** The words of salary files. */
export const salaryFileWords = recordWords(salaryFile, {
  'zh-CN': {
    name: '薪资档案',
    plural: '薪资档案',
    fields: {
      employment: '员工',
      basePay: '基本工资',
      positionPay: '岗位工资',
      performancePay: '绩效工资',
      allowance: '津贴补贴',
      fromOn: '生效日期',
      toOn: '失效日期',
      note: '备注',
    },
    choices: {},
    sections: { basic: '基本信息', amounts: '月薪标准（元）', more: '备注' },
  },
  en: {
    name: 'salary file',
    plural: 'Salary files',
    fields: {
      employment: 'Employee',
      basePay: 'Base pay',
      positionPay: 'Position pay',
      performancePay: 'Performance pay',
      allowance: 'Allowance',
      fromOn: 'From',
      toOn: 'To',
      note: 'Note',
    },
    choices: {},
    sections: { basic: 'Basics', amounts: 'Monthly pay (CNY)', more: 'Note' },
  },
});
