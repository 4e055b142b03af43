import type { Locale } from '#bridge/calls/kit/words.ts';
import type { ActionKind } from '#bridge/calls/workflow/terms.ts';

/** What is on a printed approval. */
interface PrintWords {
  readonly number: string;
  readonly status: string;
  readonly starter: string;
  readonly subject: string;
  readonly submittedAt: string;
  readonly form: string;
  readonly route: readonly [string, string, string, string];
  readonly routeTitle: string;
  readonly log: readonly [string, string, string, string];
  readonly logTitle: string;
  readonly start: string;
  /** What a rule did because it was overdue. */
  readonly automatic: string;
  readonly states: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<ActionKind, string>>;
}

/** The same in both languages. */
export const printWords: Readonly<Record<Locale, PrintWords>> = {
  'zh-CN': {
    number: '审批编号',
    status: '状态',
    starter: '申请人',
    subject: '当事人',
    submittedAt: '提交时间',
    form: '申请内容',
    routeTitle: '审批流程',
    route: ['节点', '处理人', '结果', '时间'],
    logTitle: '审批记录',
    log: ['时间', '处理人', '操作', '意见'],
    start: '发起',
    automatic: '超时自动',
    states: {
      waiting: '待处理',
      open: '处理中',
      approved: '已同意',
      rejected: '已驳回',
      returned: '已退回',
      transferred: '已转办',
      skipped: '已跳过',
      closed: '已关闭',
    },
    actions: {
      submit: '提交',
      save: '保存修改',
      resubmit: '重新提交',
      approve: '同意',
      handle: '办理',
      reject: '驳回',
      transfer: '转办',
      reassign: '改派',
      handOver: '待办交接',
      addBefore: '前加签',
      addAfter: '后加签',
      addBeside: '并加签',
      removeAdded: '移除加签人',
      takeBack: '撤回处理',
      skip: '跳过节点',
      reroute: '重新匹配审批人',
      return: '退回',
      withdraw: '撤回',
      revoke: '申请撤销',
      keep: '不再撤销',
      terminate: '终止',
      urge: '催办',
      copy: '抄送',
      comment: '评论',
      skipAgain: '同一人，自动通过',
      skipNobody: '无审批人，自动通过',
      overdueUp: '超时上报',
      overdueGive: '超时转交',
      overdueApprove: '超时自动同意',
      overdueReject: '超时自动驳回',
      rejectTo: '驳回至前序节点',
    },
  },
  en: {
    number: 'Number',
    status: 'State',
    starter: 'Requested by',
    subject: 'About',
    submittedAt: 'Submitted',
    form: 'Request',
    routeTitle: 'Route',
    route: ['Step', 'Person', 'Result', 'Time'],
    logTitle: 'Log',
    log: ['Time', 'Person', 'Action', 'Words'],
    start: 'Start',
    automatic: 'overdue, by rule',
    states: {
      waiting: 'Waiting',
      open: 'Open',
      approved: 'Approved',
      rejected: 'Rejected',
      returned: 'Returned',
      transferred: 'Transferred',
      skipped: 'Skipped',
      closed: 'Closed',
    },
    actions: {
      submit: 'Submitted',
      save: 'Saved changes',
      resubmit: 'Submitted again',
      approve: 'Approved',
      handle: 'Done',
      reject: 'Rejected',
      transfer: 'Transferred',
      reassign: 'Reassigned',
      handOver: 'Handed over',
      addBefore: 'Added before',
      addAfter: 'Added after',
      addBeside: 'Added beside',
      removeAdded: 'Added one removed',
      takeBack: 'Decision taken back',
      skip: 'Step skipped',
      reroute: 'Approvers found again',
      return: 'Returned',
      withdraw: 'Withdrawn',
      revoke: 'Revocation requested',
      keep: 'Revocation ended',
      terminate: 'Ended',
      urge: 'Reminded',
      copy: 'Copied',
      comment: 'Commented',
      skipAgain: 'Same person, passed',
      skipNobody: 'No approver, passed',
      overdueUp: 'Overdue, went up to',
      overdueGive: 'Overdue, given to',
      overdueApprove: 'Overdue, approved by rule',
      overdueReject: 'Overdue, rejected by rule',
      rejectTo: 'Rejected, back to an earlier step',
    },
  },
};
