/** What drafts say: their lines, and what is asked for where something is missing. */
import type { Locale } from '#bridge/calls/kit/words.ts';

const zhCN = {
  ready: '已为您起草，请核对后点击确认；确认前不会提交。',
  type: '假期类型',
  from: '开始',
  to: '结束',
  days: '天数',
  left: '余额变化（天）',
  reason: '事由',
  day: '日期',
  at: '打卡时间',
  settle: '结算方式',
  place: '目的地',
  kind: '证明类型',
  purpose: '用途',
  after: '提交后',
  pending: '进入审批',
  atOnce: '立即生效',
  half: { am: '上午', pm: '下午' },
  settles: { pay: '加班费', rest: '调休' },
  kinds: { employment: '在职证明', income: '收入证明' },
  askLeaveType: (types: string) => `请问是哪种假期？可选：${types}。`,
  askDays: '请说明日期，例如“12月8日到10日”或“周五下午”。',
  askPunch: '请说明补哪天、几点的卡，例如“昨天 18:30”。',
  askOvertime:
    '请说明加班日期、开始和结束时间，以及结算方式（加班费或调休），例如“周六 9:00 到 13:00 加班，调休”。',
  askTrip: '请说明目的地和起止日期，例如“下周一去上海出差三天”。',
  askPurpose: '请说明证明的用途，例如“开一份在职证明，用于办理签证”。',
  problem: (words: string) => `暂不能提交：${words}`,
};

const en: typeof zhCN = {
  ready: 'The request is drafted. Look at it and confirm; nothing is sent before that.',
  type: 'Type',
  from: 'From',
  to: 'To',
  days: 'Days',
  left: 'Balance (days)',
  reason: 'Reason',
  day: 'Day',
  at: 'Time of the punch',
  settle: 'Settled by',
  place: 'To',
  kind: 'Kind',
  purpose: 'Purpose',
  after: 'After sending',
  pending: 'goes to approval',
  atOnce: 'takes effect at once',
  half: { am: 'morning', pm: 'afternoon' },
  settles: { pay: 'pay', rest: 'time off' },
  kinds: { employment: 'Certificate of employment', income: 'Certificate of income' },
  askLeaveType: (types) => `Which type of leave? There are: ${types}.`,
  askDays: 'Which days? For example “8–10 Dec” or “Friday afternoon”.',
  askPunch: 'Which day and what time? For example “yesterday 18:30”.',
  askOvertime:
    'Which day, from when to when, and settled by pay or time off? For example “overtime on Saturday 9:00 to 13:00, time off”.',
  askTrip: 'Where to, and from which day to which? For example “trip to Shanghai 8–10 Dec”.',
  askPurpose: 'What is it for? For example “certificate of employment for a visa”.',
  problem: (words) => `It cannot be sent yet: ${words}`,
};

/** The sentences in both languages. */
export const draftTexts: Readonly<Record<Locale, typeof zhCN>> = { 'zh-CN': zhCN, en };
