/** What a program reads where a tool is not there for it. */
import type { Locale } from '#bridge/calls/kit/words.ts';

const zhCN = {
  scope: '该访问令牌仅可查询，不能起草申请。',
  dataClass: '公司未允许向外部助手提供这类数据。',
  confirm: '申请尚未提交，请本人在 10 分钟内打开该地址核对并确认。',
  slips: '工资条只能由本人在门户中打开。',
  wrong: (path: string, words: string) => (path === '' ? words : `${path}：${words}`),
  fields: '参数不正确',
  timeout: '查询超时，请缩小范围后重试。',
};

const en: typeof zhCN = {
  scope: 'This access token may look things up, and draft no requests.',
  dataClass: 'The company does not let data of this kind leave to assistants outside the portal.',
  confirm:
    'Nothing was sent. The person has to open the address within 10 minutes, check the request and confirm it.',
  slips: 'Pay slips are opened by the person in the portal, and nowhere else.',
  wrong: (path, words) => (path === '' ? words : `${path}: ${words}`),
  fields: 'The arguments are not right',
  timeout: 'It took too long. Please ask for less.',
};

/** The sentences in both languages. */
export const mcpTexts: Readonly<Record<Locale, typeof zhCN>> = { 'zh-CN': zhCN, en };
