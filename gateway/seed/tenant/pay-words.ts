/** What runs of the demo say. */
export const payDemoWords = {
  'zh-CN': {
    group: '全体员工',
    holder: '港湾科技有限公司',
    bank: '中国工商银行上海分行',
    maker: '宋佳慧',
    approver: '系统管理员',
    disputed: '本月加班 6 小时没有计入，请核对。',
    disputedBefore: '专项附加扣除好像少了一项。',
    answered: '已核对：该项从下月起生效，累计预扣会自动补回。',
    corrected: '补发上月加班工资',
  },
  en: {
    group: 'All employees',
    holder: 'Maple Trading Ltd.',
    bank: 'ICBC Shanghai Branch',
    maker: 'Grace Campbell',
    approver: '系统管理员',
    disputed: 'Six hours of overtime are missing. Please check.',
    disputedBefore: 'One of my special deductions seems to be missing.',
    answered: 'Checked: it counts from next month, and the cumulative tax makes up for it.',
    corrected: 'Overtime of last month paid late',
  },
} as const;
