/**
 * The headings of the forms that the client of the tax bureau (自然人电子税务局扣缴端) imports. It knows them in Chinese alone,
 * whatever language the portal has.
 */
export const formHeadings = {
  people: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*国籍(地区)',
    '*性别',
    '*出生日期',
    '*人员状态',
    '*任职受雇从业类型',
    '手机号码',
    '任职受雇从业日期',
    '离职日期',
  ],
  wages: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '本期收入',
    '本期免税收入',
    '基本养老保险费',
    '基本医疗保险费',
    '失业保险费',
    '住房公积金',
    '累计子女教育',
    '累计继续教育',
    '累计住房贷款利息',
    '累计住房租金',
    '累计赡养老人',
    '累计3岁以下婴幼儿照护',
    '累计个人养老金',
    '企业(职业)年金',
    '商业健康保险',
    '税延养老保险',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
  bonus: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*全年一次性奖金额',
    '免税收入',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
  severance: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*一次性补偿收入',
    '免税收入',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
  labour: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*所得项目',
    '*本期收入',
    '本期免税收入',
    '允许扣除的税费',
    '商业健康保险',
    '税延养老保险',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
  author: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*本期收入',
    '本期免税收入',
    '商业健康保险',
    '税延养老保险',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
  royalty: [
    '工号',
    '*姓名',
    '*证件类型',
    '*证件号码',
    '*本期收入',
    '本期免税收入',
    '允许扣除的税费',
    '商业健康保险',
    '税延养老保险',
    '其他',
    '准予扣除的捐赠额',
    '减免税额',
    '备注',
  ],
} as const;

/** The sheets of the forms, as the client names them. */
export const formTitles = {
  people: '人员信息采集',
  wages: '正常工资薪金所得',
  bonus: '全年一次性奖金收入',
  severance: '解除劳动合同一次性补偿金',
  labour: '劳务报酬所得',
  author: '稿酬所得',
  royalty: '特许权使用费所得',
} as const;

/** The kinds of documents, as the client names them. */
export const documentTypes = {
  'cn-id': '居民身份证',
  passport: '外国护照',
  other: '其他个人证件',
} as const;

/** Words in cells of the forms. */
export const formCells = {
  M: '男',
  F: '女',
  active: '正常',
  gone: '非正常',
  employee: '雇员',
  other: '其他',
  labour: '一般劳务报酬所得',
  china: '中国',
  kindsUnknown: (amount: string) => `期初带入的专项附加扣除 ${amount} 元未分项目，请在扣缴端补充`,
  /** Two corrections of a month are two rows: the second and later say which they are. */
  corrects: (month: string, sequence: number | null) =>
    `${month} 已申报收入的更正差额${sequence === null ? '' : `（第 ${sequence} 笔）`}`,
  nonResident: '非居民个人，请在“非居民所得申报”中申报',
} as const;

/** Headings of the client's exported sheets by what they hold; brackets, stars and spaces are left out. */
export const bureauHeadings = {
  document: ['证件号码', '证照号码', '身份证件号码', '纳税人识别号'],
  name: ['姓名', '纳税人姓名'],
  item: ['所得项目', '所得项目名称'],
  income: ['本期收入', '收入额', '本月收入'],
  yearIncome: ['累计收入额', '累计收入'],
  yearBasicDeduction: ['累计减除费用'],
  yearOwnContributions: ['累计专项扣除'],
  yearSpecialAdditional: ['累计专项附加扣除', '累计专项附加扣除合计'],
  yearTaxable: ['累计应纳税所得额', '应纳税所得额'],
  yearTax: ['累计应纳税额', '应纳税额'],
  tax: ['累计应补退税额', '应补退税额', '本期应补退税额', '应补/退税额'],
} as const;

/** The word in the column of the item by which a kind of other income is known. */
export const itemWords = { labour: '劳务', author: '稿酬', royalty: '特许权' } as const;

/** A field that lines are compared by. */
export type BureauColumn = keyof typeof bureauHeadings;

/** What headings have beside their words. */
export const headingNoise = /[\s*()[\]/]|元/g;
