import type { Row } from '../insert-rows.ts';

type Columns = Row<'company_document'>;

/** A document of a demo company. */
export interface PlannedDocument {
  readonly title: string;
  readonly kind: Columns['kind'];
  readonly edition: string;
  readonly summary: string;
  readonly body: string;
  readonly state: Columns['state'];
  readonly isForDepartment?: boolean;
}

const chinese: readonly PlannedDocument[] = [
  {
    title: '考勤与休假管理制度',
    kind: 'policy',
    edition: 'V3.2',
    summary: '工作时间、打卡、加班、各类假期的天数与申请办法',
    state: 'published',
    body: [
      '本制度适用于与公司建立劳动关系的全体员工，自生效日期起执行。',
      '# 工作时间与打卡',
      '公司实行标准工时制，每周工作五天，每天八小时。弹性班员工可在 8:30 至 10:00 之间到岗，并相应顺延下班时间。',
      '- 每天上班、下班各打卡一次；忘记打卡的，应在 7 天内提交补卡申请，每月不超过 3 次。',
      '- 迟到 30 分钟以内记为迟到，30 分钟以上 2 小时以内记为严重迟到，超过 2 小时按半天缺勤处理。',
      '# 加班',
      '加班须事先申请并经直属上级同意。工作日加班支付不低于工资的 150%，休息日加班优先安排补休，不能安排的支付不低于 200%，法定节假日加班支付不低于 300%。',
      '每月加班不得超过 36 小时。',
      '# 年休假',
      '## 法定年休假',
      '累计工作已满 1 年不满 10 年的，年休假 5 天；已满 10 年不满 20 年的，10 天；已满 20 年的，15 天。国家法定休假日、休息日不计入年休假的假期。',
      '## 公司福利年假',
      '入职满一年的员工每年另享 3 天公司福利年假，当年有效，可顺延至次年 3 月 31 日。',
      '## 未休年假',
      '离职时未休的法定年休假，按日工资的 300% 折算报酬，其中包含正常工作期间的工资收入；福利年假不折算。',
      '# 其他假期',
      '- 婚假：按员工所在地规定执行，须在登记后一年内休完。',
      '- 产假：98 天，难产增加 15 天；各地生育奖励假按当地规定。',
      '- 陪产假：按当地规定，凭出生证明申请。',
      '- 病假：凭二级以上医院证明申请，病假工资不低于当地最低工资标准的 80%。',
      '- 事假：无薪，每年累计不超过 15 天。',
      '# 请假流程',
      '员工在“考勤休假”中提交申请，3 天以内由直属上级审批，3 天以上由部门负责人审批。紧急情况可先口头告知，返岗后 2 个工作日内补办。',
    ].join('\n'),
  },
  {
    title: '费用报销管理办法',
    kind: 'policy',
    edition: 'V2.0',
    summary: '差旅、招待、办公费用的标准与报销流程',
    state: 'published',
    body: [
      '# 差旅标准',
      '- 一线城市住宿每晚不超过 550 元，其他城市不超过 400 元。',
      '- 市内交通凭票报销，餐补每天 100 元。',
      '- 高铁二等座、飞机经济舱；单程 5 小时以上可乘坐一等座。',
      '# 报销流程',
      '出差结束后 10 个工作日内在“审批中心”提交费用报销，附发票和行程单。单笔 5,000 元以上须部门负责人与财务共同审批。',
      '# 发票要求',
      '发票抬头为公司全称，税号必须填写完整。电子发票不得重复报销。',
    ].join('\n'),
  },
  {
    title: '新员工入职指南',
    kind: 'guide',
    edition: '2026',
    summary: '报到材料、账号、工位、试用期与转正',
    state: 'published',
    body: [
      '欢迎加入公司！请按照下面的步骤完成入职。',
      '# 报到当天',
      '- 携带身份证、学历学位证书、离职证明、银行卡和一寸照片。',
      '- 在人力资源部签订劳动合同，领取工牌和电脑。',
      '# 第一周',
      '- 完成信息安全意识培训和新员工入职培训。',
      '- 与直属上级确认试用期目标。',
      '# 试用期与转正',
      '劳动合同期限三个月以上不满一年的，试用期不超过一个月；一年以上不满三年的，不超过两个月；三年以上和无固定期限的，不超过六个月。试用期结束前 15 天，员工会收到转正申请提醒。',
    ].join('\n'),
  },
  {
    title: '补充医疗与体检福利说明',
    kind: 'benefit',
    edition: '2026',
    summary: '补充医疗保险、年度体检的范围与使用方法',
    state: 'published',
    body: [
      '# 补充医疗保险',
      '转正员工自次月起参加补充医疗保险，门急诊年度限额 5,000 元，报销比例 80%；住院年度限额 20,000 元。子女可自费附加。',
      '# 年度体检',
      '每年 5 月至 8 月安排一次体检，标准 800 元，可自费升级套餐。体检结果只寄送本人，公司不保存个人体检数据。',
    ].join('\n'),
  },
  {
    title: '信息安全与数据保护规定',
    kind: 'safety',
    edition: 'V1.4',
    summary: '账号、设备、客户数据与个人信息的保护要求',
    state: 'published',
    body: [
      '# 账号与密码',
      '账号仅限本人使用。密码不少于 12 位，不得与其他网站相同；管理员必须开启两步验证。',
      '# 个人信息',
      '处理员工和客户的个人信息应当遵循最小必要原则。导出含个人信息的名单须经部门负责人同意，用后及时删除。',
      '# 事件报告',
      '发现设备遗失、账号异常或数据泄露，应在 2 小时内报告信息安全组。',
    ].join('\n'),
  },
  {
    title: '研发中心发布流程',
    kind: 'guide',
    edition: 'V5',
    summary: '代码评审、测试、灰度与回滚',
    state: 'published',
    isForDepartment: true,
    body: [
      '# 代码评审',
      '每个变更至少一人评审，涉及资金与权限的变更须两人评审。',
      '# 灰度发布',
      '先向 5% 用户发布，观察 30 分钟后扩大范围；出现告警立即回滚。',
    ].join('\n'),
  },
  {
    title: '远程办公管理办法（征求意见稿）',
    kind: 'policy',
    edition: '草案',
    summary: '每周可远程办公的天数与申请方式',
    state: 'draft',
    body: '# 适用范围\n转正员工每周可申请一天远程办公。\n# 申请\n至少提前一天在考勤休假中提交外出申请。',
  },
];

const english: readonly PlannedDocument[] = [
  {
    title: 'Attendance and leave policy',
    kind: 'policy',
    edition: '3.1',
    summary: 'Working time, punches, overtime and every kind of leave',
    state: 'published',
    body: [
      '# Working time',
      'The working week has five days of eight hours. Punch in and out once a day; a forgotten punch is requested within seven days, at most three a month.',
      '# Annual leave',
      'Five days from one year of work in all, ten days from ten years, fifteen days from twenty years. Company leave adds three days after the first year.',
      '## Leave that was not taken',
      'Statutory annual leave that is left when somebody leaves is paid at 300 % of the daily wage, the ordinary wage included.',
      '# Notice period',
      'During probation three days of notice are enough; after it, thirty days in writing.',
    ].join('\n'),
  },
  {
    title: 'Travel and expenses',
    kind: 'policy',
    edition: '2.0',
    summary: 'Rates for hotels, meals and transport, and how to claim them',
    state: 'published',
    body: [
      '# Rates',
      '- Hotels up to CNY 550 a night in large cities, CNY 400 elsewhere.',
      '- Meals CNY 100 a day, transport against receipts.',
      '# Claims',
      'Claims are filed within ten working days of the trip, with receipts.',
    ].join('\n'),
  },
  {
    title: 'Your first week',
    kind: 'guide',
    edition: '2026',
    summary: 'Papers to bring, accounts, training and probation',
    state: 'published',
    body: '# The first day\n- Bring your identity card, diplomas and bank card.\n- Sign the contract and collect your badge.\n# Probation\nYour manager agrees goals with you in the first week.',
  },
  {
    title: 'Release process of engineering',
    kind: 'guide',
    edition: '5',
    summary: 'Review, tests, staged release and roll-back',
    state: 'published',
    isForDepartment: true,
    body: '# Review\nEach change has one reviewer, changes of money and rights have two.\n# Staged release\nFive percent of users first, the rest after thirty minutes without alarms.',
  },
  {
    title: 'Remote work (draft)',
    kind: 'policy',
    edition: 'draft',
    summary: 'How many days a week, and how to ask',
    state: 'draft',
    body: '# Who\nConfirmed employees may work from home one day a week.',
  },
];

/** The documents of a demo company in its language. */
export function documentsFor(locale: 'zh-CN' | 'en'): readonly PlannedDocument[] {
  return locale === 'en' ? english : chinese;
}
