import type { Article } from '../article.ts';

/** Help about the application `personnel`. */
export const personnelArticle: Article = {
  app: 'personnel',
  'zh-CN': {
    summary: '员工花名册与档案：入职、转正、调动、离职，以及合同、证书等资料。',
    sections: [
      {
        heading: '查人',
        lines: [
          '在“员工档案”按姓名、拼音、工号或条件查找，可保存常用查询方案。',
          '列表可以导出，列可以自选；您只能看到权限范围内的员工和字段。',
        ],
      },
      {
        heading: '人事异动',
        lines: [
          '选择办理入职、转正、调动或离职等，填写生效日期后提交审批。',
          '未来生效的异动到期自动生效，可在列表中撤回。',
        ],
      },
      {
        heading: '资料与提醒',
        lines: [
          '合同、证书、试用期等临期会提醒负责人。',
          '员工可在自己的档案中更新联系方式、家庭成员等信息。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Roster and records: joining, probation, transfers, leaving, contracts and certificates.',
    sections: [
      {
        heading: 'Find people',
        lines: [
          'Search by name, pinyin, staff number or conditions, and keep searches you use often.',
          'Lists can be exported with the columns you choose; you see the people and fields of your rights.',
        ],
      },
      {
        heading: 'Changes',
        lines: [
          'Start an entry, confirmation, transfer, promotion or leaving, with its effective day, and send it for approval.',
          'A change with a future day takes effect by itself and can be withdrawn until then.',
        ],
      },
      {
        heading: 'Records and reminders',
        lines: [
          'Contracts, certificates and probations that end soon remind those in charge.',
          'Employees keep their own contacts and family members up to date.',
        ],
      },
    ],
  },
};
