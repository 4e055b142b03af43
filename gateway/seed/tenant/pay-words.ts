/** What runs of the demo say. */
export const payDemoWords = {
  'zh-CN': {
    group: '全体员工',
    holder: '港湾科技有限公司',
    bank: '中国工商银行上海分行',
    template: '工行代发（CSV）',
    columns: '序号\n收款账号\n收款户名\n金额\n备注=用途',
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
    template: 'ICBC payments (CSV)',
    columns: 'No.\nPayee account\nPayee\nAmount\nRemark=Purpose',
    maker: 'Grace Campbell',
    approver: '系统管理员',
    disputed: 'Six hours of overtime are missing. Please check.',
    disputedBefore: 'One of my special deductions seems to be missing.',
    answered: 'Checked: it counts from next month, and the cumulative tax makes up for it.',
    corrected: 'Overtime of last month paid late',
  },
} as const;
