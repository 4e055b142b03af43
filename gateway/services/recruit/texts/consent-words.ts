/** The text candidates agree to where a company has written none; its version is 1. */
export const usualText = {
  'zh-CN':
    '为办理招聘事宜，公司会保存和使用您提供的个人信息（姓名、联系方式、教育和工作经历、简历），仅供参与招聘的人员查看，用于评估您与公司职位的匹配情况并与您联系。\n\n您可以随时在本页撤回同意。保存期满或撤回同意后，您的个人信息将被清除；进行中的应聘或录用结束之前除外。',
  en: 'To fill its jobs, the company keeps and uses the personal data you gave it (name, contacts, education, work history, résumé). Only people who take part in hiring see it. It is used to find jobs that suit you and to contact you.\n\nYou can withdraw your consent on this page at any time. After the period, or after a withdrawal, your data is removed, except while an application or an offer is in progress.',
} as const;

/** What is written in the place of a removed name; it becomes part of rows. */
export const clearedName = { 'zh-CN': '已清除', en: 'Removed' } as const;

/** Messages to the owner of candidates. Part of a message's row, so both languages are written. */
export const ownerWords = {
  'zh-CN': {
    author: '招聘',
    ending: (count: number) => `${count} 位候选人的信息即将到期`,
    endingBody: (day: string) =>
      `最早到期日：${day}\n\n需要继续保存的，请取得候选人同意并登记；到期后个人信息自动清除。`,
    withdrawn: '一位候选人撤回了个人信息的保存同意',
    asked: '一位候选人要求清除个人信息',
    twin: (days: number) =>
      `可能还有此人的其他记录，自动清除最多推迟 ${days} 天。请到“疑似重复”合并，或在“信息保护”页面一并清除。`,
    withdrawnBody: '个人信息将在进行中的流程结束后清除，也可以在“信息保护”页面查看。',
  },
  en: {
    author: 'Recruitment',
    ending: (count: number) => `Data of ${count} of your candidates ends soon`,
    endingBody: (day: string) =>
      `The first on: ${day}\n\nTo keep it longer, ask the candidate and note the consent. After the day the data is removed.`,
    withdrawn: 'A candidate withdrew the consent to keep the data',
    asked: 'A candidate asked for their data to be removed',
    twin: (days: number) =>
      `There may be another record of the same person, so the removal waits up to ${days} days. Merge the two under “Duplicates”, or remove both on the page “Data protection”.`,
    withdrawnBody:
      'The data is removed once no application is active. The page “Data protection” shows whose it is.',
  },
} as const;
