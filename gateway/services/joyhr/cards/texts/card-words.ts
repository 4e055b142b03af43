import type { Locale } from '#bridge/calls/kit/words.ts';

/** What the cards of personnel say in one language. */
export interface CardWords {
  readonly probation: string;
  readonly contracts30: string;
  readonly contracts60: string;
  readonly incomplete: string;
  readonly incompleteDetail: string;
  readonly refusedChanges: string;
  readonly handovers: string;
  /** Who hands over, and the last day. */
  readonly handedOverUntil: (name: string, day: string) => string;
  /** Rows of a record, and the day that is near. */
  readonly due: (rows: string, field: string) => string;
  readonly within: (days: number) => string;
  readonly marks: Readonly<Record<'birthday' | 'joined' | 'probation' | 'contract', string>>;
}

/** The words of the cards of personnel, by language. */
export const cardWords: Readonly<Record<Locale, CardWords>> = {
  'zh-CN': {
    probation: '试用期 30 天内到期',
    contracts30: '合同 30 天内到期',
    contracts60: '合同 31–60 天内到期',
    incomplete: '档案信息不完整',
    incompleteDetail: '缺少证件号码、手机号码、出生日期或银行账号',
    refusedChanges: '人事异动未能按期生效',
    handovers: '待接收的工作交接',
    handedOverUntil: (name, day) => `${name}，${day} 离职`,
    due: (rows, field) => `${rows}：${field}临近`,
    within: (days) => `${days} 天内`,
    marks: { birthday: '生日', joined: '入职', probation: '试用期到期', contract: '合同到期' },
  },
  en: {
    probation: 'Probation ends within 30 days',
    contracts30: 'Contract ends within 30 days',
    contracts60: 'Contract ends in 31 to 60 days',
    incomplete: 'Incomplete records',
    incompleteDetail: 'ID number, phone, date of birth or bank account is missing',
    refusedChanges: 'Personnel changes that could not take effect',
    handovers: 'Work handed over to you',
    handedOverUntil: (name, day) => `${name} leaves on ${day}`,
    due: (rows, field) => `${rows}: ${field.toLowerCase()} soon`,
    within: (days) => `Within ${days} days`,
    marks: {
      birthday: 'Birthday',
      joined: 'Joins',
      probation: 'Probation ends',
      contract: 'Contract ends',
    },
  },
};
