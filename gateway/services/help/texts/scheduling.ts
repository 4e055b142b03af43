import type { Article } from '../article.ts';

/** Help about the application `scheduling`. */
export const schedulingArticle: Article = {
  app: 'scheduling',
  'zh-CN': {
    summary: '排班：按人按天安排班次，检查冲突后发布。',
    sections: [
      {
        heading: '排班',
        lines: [
          '在“排班表”选择考勤组和月份，点单元格选班次，可复制到其他单元格。',
          '用“轮班规律”可一次排满一个周期。',
          '工时超限、休息不足等会当场提示，处理后再发布。',
          '员工参加的培训显示在当天；班次与培训重叠，或必修培训逾期、证书过期时会提示，不影响发布。',
        ],
      },
      {
        heading: '我的排班',
        lines: ['员工查看自己的班次和所参加的培训；发布和变更会收到消息。'],
      },
    ],
  },
  en: {
    summary: 'Rosters: shifts by person and day, checked and published.',
    sections: [
      {
        heading: 'Plan',
        lines: [
          'Choose group and month, click a cell for its shift, and copy it to others.',
          'A rotation pattern fills a whole period at once.',
          'Too many hours or too little rest is shown at once; publish when it is settled.',
          'Training that people are in shows on its day. A shift that overlaps it, an overdue mandatory course and an expired certificate are warnings and do not stop publishing.',
        ],
      },
      {
        heading: 'My roster',
        lines: [
          'Employees see their shifts and training, and get a message when one is published or changed.',
        ],
      },
    ],
  },
};
