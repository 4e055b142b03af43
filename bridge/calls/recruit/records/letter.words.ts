import type { Locale } from '../../kit/words.ts';

/** What a template of an offer letter can name in braces, in either language. */
export const letterFields = {
  candidate: { 'zh-CN': '姓名', en: 'candidate' },
  company: { 'zh-CN': '公司', en: 'company' },
  organ: { 'zh-CN': '部门', en: 'department' },
  position: { 'zh-CN': '岗位', en: 'position' },
  manager: { 'zh-CN': '直属上级', en: 'manager' },
  place: { 'zh-CN': '工作地点', en: 'place' },
  entryOn: { 'zh-CN': '入职日期', en: 'entry day' },
  contract: { 'zh-CN': '合同期限', en: 'contract' },
  probation: { 'zh-CN': '试用期', en: 'probation' },
  pay: { 'zh-CN': '月薪', en: 'pay' },
  benefits: { 'zh-CN': '福利', en: 'benefits' },
  validUntil: { 'zh-CN': '有效期', en: 'valid until' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** The name of one. */
export type LetterField = keyof typeof letterFields;
