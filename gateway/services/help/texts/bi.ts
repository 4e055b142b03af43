import type { Article } from '../article.ts';

/** Help about the application `bi`. */
export const biArticle: Article = {
  app: 'bi',
  'zh-CN': {
    summary: '用图表分析人员规模、年龄结构、入离职和离职率，并能下钻到具体人员。',
    sections: [
      {
        heading: '看图',
        lines: [
          '左上角选择组织和时间范围，所有图表一起变化。',
          '把指针放在问号上查看指标定义；点“表格”可用表格查看同一数据。',
        ],
      },
      {
        heading: '下钻',
        lines: [
          '点柱形进入下级组织，点年龄段或月份打开对应的员工名单。',
          '名单只包含您有权查看的员工。',
        ],
      },
      {
        heading: '留存',
        lines: [
          '“留存分析”按入职月份、季度或年份，显示满若干个月时仍在职的比例。',
          '“留存曲线”显示司龄与留存率的关系，可按组织、职级、离职原因等分组；人数不足 10 人时不绘制。',
        ],
      },
    ],
  },
  en: {
    summary: 'Charts of head-count, age, movement and turnover, down to the people behind them.',
    sections: [
      {
        heading: 'Read',
        lines: [
          'Choose organisation and span at the top; all charts follow.',
          'The question mark shows how a figure is counted; Table shows the same figures as a table.',
        ],
      },
      {
        heading: 'Drill down',
        lines: [
          'A bar leads to the organisation below; an age band or a month opens the list of people.',
          'Lists hold the people you may see, and no others.',
        ],
      },
      {
        heading: 'Retention',
        lines: [
          'Retention shows, by month, quarter or year of joining, the share still employed after so many months.',
          'The survival curve shows who is still there by months of service, also by organisation, grade or reason for leaving. It ends where fewer than 10 people are observed.',
        ],
      },
    ],
  },
};
