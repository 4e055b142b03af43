import type { Article } from '../article.ts';

/** Help about the application `salary`. */
export const salaryArticle: Article = {
  app: 'salary',
  'zh-CN': {
    summary: '薪资核算与发放：薪资档案、月度录入、算薪、审批、发放和工资单。',
    sections: [
      {
        heading: '我的工资单',
        lines: ['员工查看每月工资单和明细，有疑问可提交异议。'],
      },
      {
        heading: '算薪',
        lines: [
          '先在“薪资组”“薪资项目”中设置规则，再维护“薪资档案”和“月度录入”。',
          '在“算薪发放”新建批次，计算后检查异常和与上月的差异，再提交审批。',
          '审批通过后发放并推送工资单；已关账的月份不能修改，差额在下月补发。',
        ],
      },
      {
        heading: '社保公积金',
        lines: ['“社保公积金”维护参保，“月报”核对每月应缴。'],
      },
    ],
  },
  en: {
    summary: 'Pay: salary files, monthly entries, runs, approval, payment and slips.',
    sections: [
      {
        heading: 'My payslips',
        lines: ['Employees read their slips line by line and can dispute one.'],
      },
      {
        heading: 'Run pay',
        lines: [
          'Set up pay groups and items, keep salary files and monthly entries.',
          'Make a run, compute it, look at exceptions and differences to last month, and send it for approval.',
          'After approval pay and publish the slips. A closed month does not change; differences follow in the next.',
        ],
      },
      {
        heading: 'Insurance and fund',
        lines: ['Keep who is insured, and check the monthly statements.'],
      },
    ],
  },
};
