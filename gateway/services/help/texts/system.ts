import type { Article } from '../article.ts';

/** Help about the application `system`. */
export const systemArticle: Article = {
  app: 'system',
  'zh-CN': {
    summary: '管理员维护账号、角色和企业设置，查看审计与运行情况。',
    sections: [
      {
        heading: '开始使用',
        lines: ['按“开始使用”的步骤依次完成企业信息、组织、岗位、员工和角色设置。'],
      },
      {
        heading: '账号与权限',
        lines: [
          '在“账号管理”开通、停用和重置账号。',
          '在“角色管理”设置功能、数据范围和字段权限，再把角色授予人员；“权限查询”可查谁能看到什么。',
        ],
      },
      {
        heading: '设置与审计',
        lines: [
          '字典、自定义字段、消息发送规则等在此维护。',
          '“操作审计”记录谁在何时改了什么，不能删除。',
        ],
      },
    ],
  },
  en: {
    summary: 'Accounts, roles and settings of the company, trails and operation.',
    sections: [
      {
        heading: 'Begin',
        lines: ['Follow the steps under Begin: company, organisation, positions, people, roles.'],
      },
      {
        heading: 'Accounts and rights',
        lines: [
          'Open, disable and reset accounts.',
          'A role has functions, a range of people and rights on fields; Who sees what tells who may see something.',
        ],
      },
      {
        heading: 'Settings and trails',
        lines: [
          'Dictionaries, custom fields and sending rules are kept here.',
          'The audit trail tells who changed what and when; it cannot be deleted.',
        ],
      },
    ],
  },
};
