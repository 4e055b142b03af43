import type { Locale } from '#bridge/calls/kit/words.ts';

type Outcome = 'approved' | 'rejected' | 'withdrawn' | 'terminated' | 'returned';

/** What the applicant is told when a request ends or comes back. */
const endings: Readonly<Record<Locale, Readonly<Record<Outcome, (title: string) => string>>>> = {
  'zh-CN': {
    approved: (title) => `您的申请「${title}」已通过`,
    rejected: (title) => `您的申请「${title}」已驳回`,
    withdrawn: (title) => `申请「${title}」已撤回`,
    terminated: (title) => `申请「${title}」已被管理员终止`,
    returned: (title) => `您的申请「${title}」已退回，请修改后重新提交`,
  },
  en: {
    approved: (title) => `Your request “${title}” was approved`,
    rejected: (title) => `Your request “${title}” was rejected`,
    withdrawn: (title) => `The request “${title}” was withdrawn`,
    terminated: (title) => `The request “${title}” was ended by an administrator`,
    returned: (title) => `Your request “${title}” was returned. Please change it and submit again.`,
  },
};

/** What people are told about approvals; never what is in them. */
interface MessageWords {
  readonly author: string;
  readonly opened: (title: string, starter: string) => string;
  readonly copied: (title: string, starter: string) => string;
  readonly urged: (title: string, starter: string) => string;
  readonly due: (title: string, starter: string) => string;
  readonly ended: (outcome: Outcome, title: string) => string;
  readonly body: (number: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly minutes: (count: string) => string;
  /** The title of a request: its kind, and whom it is about. */
  readonly title: (kind: string, name: string) => string;
}

/** The same in both languages. */
export const messageWords: Readonly<Record<Locale, MessageWords>> = {
  'zh-CN': {
    author: '审批中心',
    opened: (title, starter) => `待审批：${starter}提交的「${title}」`,
    copied: (title, starter) => `抄送：${starter}提交的「${title}」`,
    urged: (title, starter) => `催办：${starter}提交的「${title}」`,
    due: (title, starter) => `即将超时：${starter}提交的「${title}」`,
    ended: (outcome, title) => endings['zh-CN'][outcome](title),
    body: (number) => `审批编号：${number}。请在审批中心查看。`,
    yes: '是',
    no: '否',
    minutes: (count) => `${count} 分钟`,
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
  en: {
    author: 'Approvals',
    opened: (title, starter) => `To approve: “${title}” by ${starter}`,
    copied: (title, starter) => `Copy: “${title}” by ${starter}`,
    urged: (title, starter) => `Reminder: “${title}” by ${starter}`,
    due: (title, starter) => `Due soon: “${title}” by ${starter}`,
    ended: (outcome, title) => endings.en[outcome](title),
    body: (number) => `Number ${number}. Open the approvals to see it.`,
    yes: 'Yes',
    no: 'No',
    minutes: (count) => `${count} min`,
    title: (kind, name) => (name === '' ? kind : `${kind} · ${name}`),
  },
};
