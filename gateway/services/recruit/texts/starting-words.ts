/** The stages a company begins with. */
export const stageWords = [
  { kind: 'screen', name: '简历初筛', nameEn: 'Screening', targetDays: 3, scorecards: 0 },
  { kind: 'evaluate', name: '部门评估', nameEn: 'Evaluation', targetDays: 3, scorecards: 0 },
  { kind: 'interview', name: '面试', nameEn: 'Interview', targetDays: 10, scorecards: 1 },
  { kind: 'offer', name: '录用', nameEn: 'Offer', targetDays: 7, scorecards: 0 },
  { kind: 'preEntry', name: '待入职', nameEn: 'Pre-entry', targetDays: null, scorecards: 0 },
  { kind: 'hired', name: '已入职', nameEn: 'Hired', targetDays: null, scorecards: 0 },
] as const;

/** The channels a company begins with. */
export const channelWords = [
  { kind: 'career', name: '公司官网', nameEn: 'Career site' },
  { kind: 'referral', name: '员工内推', nameEn: 'Employee referral' },
  { kind: 'board', name: '招聘网站', nameEn: 'Job board' },
  { kind: 'agency', name: '猎头', nameEn: 'Agency' },
  { kind: 'campus', name: '校园招聘', nameEn: 'Campus' },
] as const;
