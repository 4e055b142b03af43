/** The words of events, channels and placeholders. */
import type { Terms } from '../kit/words.ts';
import type { MessageEvent, MessageWay, messageChannels, Placeholder } from './events.ts';

/** The words of the events. */
export const eventWords: Terms<MessageEvent> = {
  'zh-CN': {
    'approval.opened': '待我审批',
    'approval.urged': '审批催办',
    'approval.unasked': '审批待办已取消',
    'approval.moved': '申请的审批流程有调整',
    'approval.due': '审批即将超时',
    'approval.copied': '抄送给我',
    'approval.mentioned': '评论中提到我',
    'approval.returned': '申请被退回',
    'approval.approved': '申请已通过',
    'approval.rejected': '申请被驳回',
    'approval.withdrawn': '申请已撤回',
    'approval.revoked': '申请已撤销',
    'approval.kept': '撤销未通过',
    'approval.terminated': '申请被终止',
    'delegation.given': '委托已生效（委托人）',
    'delegation.received': '收到审批委托',
    'delegation.ended': '审批委托已结束',
    'notice.unread': '公告未读提醒',
    'report.ready': '订阅的报表',
    'report.stopped': '报表订阅已停止',
  },
  en: {
    'approval.opened': 'To approve',
    'approval.urged': 'Urged to approve',
    'approval.unasked': 'No longer asked to approve',
    'approval.moved': 'Route of a request changed',
    'approval.due': 'Approval due soon',
    'approval.copied': 'Copied to me',
    'approval.mentioned': 'Mentioned in a comment',
    'approval.returned': 'Request returned',
    'approval.approved': 'Request approved',
    'approval.rejected': 'Request rejected',
    'approval.withdrawn': 'Request withdrawn',
    'approval.revoked': 'Request revoked',
    'approval.kept': 'Revocation refused',
    'approval.terminated': 'Request ended by an administrator',
    'delegation.given': 'Delegation set up (to who gave it)',
    'delegation.received': 'Delegation received',
    'delegation.ended': 'Delegation ended',
    'notice.unread': 'Unread announcement',
    'report.ready': 'Subscribed report',
    'report.stopped': 'Subscription to a report stopped',
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
    title: '标题',
    starter: '申请人',
    number: '审批编号',
    person: '对方姓名',
    from: '开始日期',
    to: '结束日期',
    figures: '主要数字',
    reason: '原因',
  },
  en: {
    title: 'title',
    starter: 'who asked',
    number: 'number',
    person: 'the other person',
    from: 'first day',
    to: 'last day',
    figures: 'main figures',
    reason: 'reason',
  },
};
