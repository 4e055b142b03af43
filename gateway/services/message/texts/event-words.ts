/** What people are sent where the company has no words of its own. Texts about requests name the request and never what is in it. */

import type { Locale } from '#bridge/calls/kit/words.ts';
import type { MessageEvent } from '#bridge/calls/message/events.ts';

interface EventWords {
  readonly title: string;
  readonly body: string;
}

const number = {
  'zh-CN': '审批编号：{number}。请在审批中心查看。',
  en: 'Number {number}. Open the approvals to see it.',
};
const change = {
  'zh-CN': '{person}{reason}。审批编号：{number}。',
  en: '{person} {reason}. Number {number}.',
};
const unread = { 'zh-CN': '请登录查看。', en: 'Please sign in and read it.' };
const report = {
  'zh-CN': '统计期间：{from} 至 {to}。{figures}',
  en: 'From {from} to {to}. {figures}',
};
const stopped = {
  'zh-CN': '接收人：{person}。原因：{reason}。',
  en: 'Receiver: {person}. Reason: {reason}.',
};
const period = { 'zh-CN': '委托时间：{from} 至 {to}。', en: 'From {from} to {to}.' };

const titles: Readonly<Record<MessageEvent, Readonly<Record<Locale, string>>>> = {
  'approval.opened': {
    'zh-CN': '待审批：{starter}提交的「{title}」',
    en: 'To approve: “{title}” by {starter}',
  },
  'approval.urged': {
    'zh-CN': '催办：{starter}提交的「{title}」',
    en: 'Reminder: “{title}” by {starter}',
  },
  'approval.unasked': {
    'zh-CN': '无需处理：{starter}提交的「{title}」',
    en: 'No longer yours to decide: “{title}” by {starter}',
  },
  'approval.moved': {
    'zh-CN': '您的申请「{title}」的审批流程有调整',
    en: 'The route of your request “{title}” has changed',
  },
  'approval.due': {
    'zh-CN': '即将超时：{starter}提交的「{title}」',
    en: 'Due soon: “{title}” by {starter}',
  },
  'approval.copied': {
    'zh-CN': '抄送：{starter}提交的「{title}」',
    en: 'Copy: “{title}” by {starter}',
  },
  'approval.mentioned': {
    'zh-CN': '{person}在「{title}」的评论中提到了您',
    en: '{person} mentioned you in a comment on “{title}”',
  },
  'approval.returned': {
    'zh-CN': '您的申请「{title}」已退回，请修改后重新提交',
    en: 'Your request “{title}” was returned. Please change it and submit again.',
  },
  'approval.approved': {
    'zh-CN': '您的申请「{title}」已通过',
    en: 'Your request “{title}” was approved',
  },
  'approval.rejected': {
    'zh-CN': '您的申请「{title}」已驳回',
    en: 'Your request “{title}” was rejected',
  },
  'approval.withdrawn': {
    'zh-CN': '{starter}撤回了申请「{title}」',
    en: '{starter} withdrew the request “{title}”',
  },
  'approval.revoked': {
    'zh-CN': '申请「{title}」已撤销',
    en: 'The request “{title}” was revoked',
  },
  'approval.kept': {
    'zh-CN': '申请「{title}」未撤销，审批结果不变',
    en: 'The request “{title}” was not revoked and stays approved',
  },
  'approval.terminated': {
    'zh-CN': '申请「{title}」已被管理员终止',
    en: 'The request “{title}” was ended by an administrator',
  },
  'delegation.given': {
    'zh-CN': '您已委托{person}代为审批',
    en: '{person} decides for you',
  },
  'delegation.received': {
    'zh-CN': '{person}委托您代为审批',
    en: '{person} asked you to decide in their place',
  },
  'notice.unread': {
    'zh-CN': '您有一条公告未读：「{title}」',
    en: 'An announcement you have not read: “{title}”',
  },
  'report.ready': {
    'zh-CN': '您订阅的报表「{title}」已生成',
    en: 'Your report “{title}” is ready',
  },
  'report.stopped': {
    'zh-CN': '报表「{title}」的订阅已停止',
    en: 'The subscription to “{title}” has stopped',
  },
  'delegation.ended': {
    'zh-CN': '与{person}之间的审批委托已结束',
    en: 'The delegation between you and {person} has ended',
  },
};

/** The usual words of an event. */
export function usualWords(event: MessageEvent, locale: Locale): EventWords {
  return { title: titles[event][locale], body: bodyOf(event)[locale] };
}

function bodyOf(event: MessageEvent): Readonly<Record<Locale, string>> {
  if (event === 'notice.unread') return unread;
  if (event === 'report.ready') return report;
  if (event === 'report.stopped') return stopped;
  if (event === 'approval.unasked' || event === 'approval.moved') return change;
  return event.startsWith('delegation.') ? period : number;
}

/** What a message says who wrote it, and what leads to its page. */
export const frameWords = {
  'zh-CN': { link: '打开查看：', open: '查看详情' },
  en: { link: 'Open it: ', open: 'Open' },
} as const satisfies Readonly<Record<Locale, unknown>>;
