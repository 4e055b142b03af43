import type { Article } from '../article.ts';

/** Help about the application `report`. */
export const reportArticle: Article = {
  app: 'report',
  'zh-CN': {
    summary: '查看和导出内置报表，自定义报表，撰写和接收工作汇报。',
    sections: [
      {
        heading: '报表中心',
        lines: [
          '报表按主题分类，可搜索和收藏。打开后设置组织和时间，可导出 Excel。',
          '表头的说明解释每个指标；点数字可下钻到明细（需有权限）。',
          '人数过少的分组不显示敏感数值。',
        ],
      },
      {
        heading: '自定义报表',
        lines: [
          '打开内置报表点“复制”，或新建一张，选择主题、指标、分组和条件，随时预览结果。',
          '保存后可共享给角色。',
        ],
      },
      {
        heading: '工作汇报',
        lines: [
          '在“我的汇报”写日报、周报、月报，选择接收人后发送；未读前可以修改。',
          '“收到的汇报”可批注和全部标为已读；“团队汇报”查看谁未提交。',
        ],
      },
    ],
  },
  en: {
    summary: 'Built-in reports, reports of your own, and work reports.',
    sections: [
      {
        heading: 'Reports',
        lines: [
          'Reports are sorted by subject; search and star them. Set organisation and span, export to Excel.',
          'Headings explain their measure; a figure opens its rows where you may see them.',
          'Sensitive figures of few people are not shown.',
        ],
      },
      {
        heading: 'Your own',
        lines: [
          'Copy a built-in report or begin a new one: subject, measures, groups, conditions, with a preview.',
          'Share it with roles once it is saved.',
        ],
      },
      {
        heading: 'Work reports',
        lines: [
          'Write daily, weekly and monthly reports and choose who receives them; change them until one was read.',
          'Comment on received reports, mark all as read, and see under Team who has not sent one.',
        ],
      },
    ],
  },
};
