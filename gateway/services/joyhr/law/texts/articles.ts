import type { Source } from '#gateway/kernel/law/rule.ts';

/** The articles of the rules on hand. */
export const articles = {
  probation: { 'zh-CN': '《劳动合同法》第十九条', en: 'Labour Contract Law, art. 19' },
  noticeOfEmployee: { 'zh-CN': '《劳动合同法》第三十七条', en: 'Labour Contract Law, art. 37' },
  noticeOfEmployer: { 'zh-CN': '《劳动合同法》第四十条', en: 'Labour Contract Law, art. 40' },
  change: { 'zh-CN': '《劳动合同法》第三十五条', en: 'Labour Contract Law, art. 35' },
  protection: { 'zh-CN': '《劳动合同法》第四十二条', en: 'Labour Contract Law, art. 42' },
  retirement: {
    'zh-CN': '《关于实施渐进式延迟法定退休年龄的决定》',
    en: 'NPC Standing Committee decision of 2024-09-13 on raising the retirement age',
  },
} as const satisfies Readonly<Record<string, Source>>;
