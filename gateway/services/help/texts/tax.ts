import type { Article } from '../article.ts';

/** Help about the application `tax`. */
export const taxArticle: Article = {
  app: 'tax',
  'zh-CN': {
    summary: '个人所得税：专项附加扣除、扣缴申报和政策测算。',
    sections: [
      {
        heading: '我的个税',
        lines: ['填报专项附加扣除，查看本年累计收入、已缴税额。'],
      },
      {
        heading: '扣缴申报',
        lines: [
          '选择月份生成申报数据，核对人数和金额后导出申报文件。',
          '劳务报酬、稿酬、特许权使用费在“非工资薪金所得”登记，按次计税并列出计算过程；员工在“我的个税”可见。',
          '已登记申报的非工资薪金所得有误时，在该月点“更正”，差额计入当前未申报的所属期。',
          '“纳税人信息”缺失证件时会列出，需先补齐。',
        ],
      },
      {
        heading: '测算',
        lines: [
          '“薪税计算器”可试算工资、年终奖和补偿金的税额；“政策规则”列出各项税率及依据。',
          '当地公布新标准后，可在“公司规则”中先行录入，自生效日期起优先于内置规则；没有内置规则的城市，全部在此录入，含尾数处理和个人定额；个人定额填 0 表示内置定额不再执行。',
        ],
      },
    ],
  },
  en: {
    summary: 'Income tax: special deductions, declarations and calculators.',
    sections: [
      {
        heading: 'My tax',
        lines: ['File special deductions, and see income and tax of the year.'],
      },
      {
        heading: 'Declare',
        lines: [
          'Make the declaration of a month, check people and amounts, export the file.',
          'Labour, author’s and royalty income is recorded under Other income, taxed by the payment with its steps; employees see theirs in My tax.',
          'Where income of a filed month was wrong, choose Correct in that month; the difference goes into the month that is open.',
          'Taxpayers without a document are listed and have to be completed first.',
        ],
      },
      {
        heading: 'Try',
        lines: [
          'Calculators work out tax on pay, bonus and severance; Rules of law lists rates with their source.',
          'When a place publishes new values, enter them under Company rules: they come before the built-in ones from their first day. Cities without built-in ones have all of theirs entered there, with rounding and amounts on top; zero ends a built-in amount on top.',
        ],
      },
    ],
  },
};
