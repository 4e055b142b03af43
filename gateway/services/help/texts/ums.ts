import type { Article } from '../article.ts';

/** Help about the application `ums`. */
export const umsArticle: Article = {
  app: 'ums',
  'zh-CN': {
    summary: '维护组织架构、岗位编制、职位和职级。',
    sections: [
      {
        heading: '组织架构',
        lines: [
          '在树上新增、改名、移动和停用组织；变更有生效日期，历史可查。',
          '点组织查看人员和岗位；可导出架构图。',
          '成立日期录错时可用“更正成立日期”。',
        ],
      },
      {
        heading: '岗位与编制',
        lines: [
          '“岗位编制”设置各组织的岗位和编制人数，超编会提示。',
          '“编制调整”按生效日期调整编制人数。',
          '职位、职类和职级是岗位的公共定义。',
        ],
      },
    ],
  },
  en: {
    summary: 'Organisation, positions with their plans, posts and grades.',
    sections: [
      {
        heading: 'Structure',
        lines: [
          'Add, rename, move and close organisations in the tree; changes have an effective day and a history.',
          'An organisation shows its people and positions.',
          'An opening day that was entered wrong can be corrected.',
        ],
      },
      {
        heading: 'Positions',
        lines: [
          'A position has a planned number of people in an organisation; going beyond it is shown.',
          'Plan changes set the planned number from a day on.',
          'Posts, categories and grades are what positions are made of.',
        ],
      },
    ],
  },
};
