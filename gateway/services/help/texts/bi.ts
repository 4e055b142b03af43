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
    ],
  },
};
