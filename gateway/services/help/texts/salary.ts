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
          '审批通过后发放并推送工资单；已关账的月份不能修改，差额在下月补发；同一月份的多次更正按次数编号，在工资单上注明。',
          '薪资项目公式可用 performance.level、performance.factor，取发薪日最新公布的绩效结果；没有结果时公式报错，可先用 has_value(performance.factor) 判断。',
          '绩效结果变更后，已发放月份的差额在下次算薪时自动计入补发补扣；有人工更正、录入被修改或删除、等级没有系数、或人员不在本次发薪中时不自动计入，检查中会提示。',
        ],
      },
      {
        heading: '社保公积金',
        lines: [
          '“社保公积金”维护参保，“月报”核对每月应缴。',
          '参保城市没有内置规则或内置规则不全时，请先在“个税管理 - 公司规则”录入各险种、公积金和最低工资；缺少规则的员工不会算薪，检查中会提示。',
        ],
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
          'After approval pay and publish the slips. A closed month does not change; differences follow in the next, and the slip says which correction of a month each is.',
          'Formulas of items may use performance.level and performance.factor, of the newest result released by the pay day. Without a result the slip fails: ask has_value(performance.factor) first.',
          'When a result is changed, the next calculation enters the differences of paid months as corrections. Where somebody corrected, changed or removed one by hand, a level has no factor, or the run does not pay the person, it is left to you, and the checks say so.',
        ],
      },
      {
        heading: 'Insurance and fund',
        lines: [
          'Keep who is insured, and check the monthly statements.',
          'Where a city has no built-in rules, or not all, enter those of each insurance, of the fund and the minimum wage under Income tax, Company rules. Without them people insured there cannot be paid, and the checks say so.',
        ],
      },
    ],
  },
};
