/** What people are sent messages about, and what a template of each may say. */
import type { Terms } from '../kit/words.ts';

/** The events that reach people outside of the portal too. */
export const messageEvents = [
  'approval.opened',
  'approval.urged',
  'approval.due',
  'approval.copied',
  'approval.returned',
  'approval.approved',
  'approval.rejected',
  'approval.withdrawn',
  'approval.terminated',
  'delegation.given',
  'delegation.received',
  'delegation.ended',
] as const;

/** One of them. */
export type MessageEvent = (typeof messageEvents)[number];

/** How a message can be worded: one text serves all work notices. */
export const messageWays = ['portal', 'work', 'mail', 'sms'] as const;

/** One of them. */
export type MessageWay = (typeof messageWays)[number];

/** The ways that can be switched; the portal has every message. */
export const switchedWays = ['work', 'mail', 'sms'] as const;

/** One of them. */
export type SwitchedWay = (typeof switchedWays)[number];

/** The channels outside of the portal, in the order that a company begins with. */
export const outsideChannels = ['wecom', 'dingtalk', 'feishu', 'mail', 'sms'] as const;

/** One of them. */
export type OutsideChannel = (typeof outsideChannels)[number];

/** Every channel, as the log names it. */
export const messageChannels = ['portal', ...outsideChannels] as const;

/** The way a channel is worded and switched by. */
export function wayOf(channel: OutsideChannel): SwitchedWay {
  return channel === 'mail' || channel === 'sms' ? channel : 'work';
}

/** What may stand in braces in a template. */
export const placeholders = ['title', 'starter', 'number', 'person', 'from', 'to'] as const;

/** One of them. */
export type Placeholder = (typeof placeholders)[number];

/** The placeholders of an event; a request has a title, who asked and a number, a delegation two people and two days. */
export function placeholdersOf(event: MessageEvent): readonly Placeholder[] {
  return event.startsWith('delegation.')
    ? ['person', 'from', 'to']
    : ['title', 'starter', 'number'];
}

/** Characters of a text by its way: an SMS of more than 70 is two. */
export const longestBody: Readonly<Record<MessageWay, number>> = {
  portal: 500,
  work: 300,
  mail: 2000,
  sms: 200,
};

/** The first braces of a text that name nothing the event has; null when all do. */
export function wrongPlaceholder(event: MessageEvent, text: string): string | null {
  const known = placeholdersOf(event).map((name) => `{${name}}`);
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
  return /\{[^{}]*\}?|\}/.exec(rest)?.[0] ?? null;
}

/** The words of the events. */
export const eventWords: Terms<MessageEvent> = {
  'zh-CN': {
    'approval.opened': '待我审批',
    'approval.urged': '审批催办',
    'approval.due': '审批即将超时',
    'approval.copied': '抄送给我',
    'approval.returned': '申请被退回',
    'approval.approved': '申请已通过',
    'approval.rejected': '申请被驳回',
    'approval.withdrawn': '申请已撤回',
    'approval.terminated': '申请被终止',
    'delegation.given': '委托已生效（委托人）',
    'delegation.received': '收到审批委托',
    'delegation.ended': '审批委托已结束',
  },
  en: {
    'approval.opened': 'To approve',
    'approval.urged': 'Urged to approve',
    'approval.due': 'Approval due soon',
    'approval.copied': 'Copied to me',
    'approval.returned': 'Request returned',
    'approval.approved': 'Request approved',
    'approval.rejected': 'Request rejected',
    'approval.withdrawn': 'Request withdrawn',
    'approval.terminated': 'Request ended by an administrator',
    'delegation.given': 'Delegation set up (to who gave it)',
    'delegation.received': 'Delegation received',
    'delegation.ended': 'Delegation ended',
  },
};

/** The words of the channels. */
export const channelWords: Terms<(typeof messageChannels)[number]> = {
  'zh-CN': {
    portal: '站内消息',
    wecom: '企业微信',
    dingtalk: '钉钉',
    feishu: '飞书',
    mail: '邮件',
    sms: '短信',
  },
  en: {
    portal: 'Portal',
    wecom: 'WeCom',
    dingtalk: 'DingTalk',
    feishu: 'Feishu',
    mail: 'Mail',
    sms: 'SMS',
  },
};

/** The words of the ways. */
export const wayWords: Terms<MessageWay> = {
  'zh-CN': { portal: '站内消息', work: '工作通知', mail: '邮件', sms: '短信' },
  en: { portal: 'Portal', work: 'Work notice', mail: 'Mail', sms: 'SMS' },
};

/** The words of the placeholders. */
export const placeholderWords: Terms<Placeholder> = {
  'zh-CN': {
    title: '申请标题',
    starter: '申请人',
    number: '审批编号',
    person: '对方姓名',
    from: '开始日期',
    to: '结束日期',
  },
  en: {
    title: 'title of the request',
    starter: 'who asked',
    number: 'number',
    person: 'the other person',
    from: 'first day',
    to: 'last day',
  },
};
