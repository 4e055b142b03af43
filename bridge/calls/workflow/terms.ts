/** The states of approvals, what is done with them, and the codes only this area refuses with. */
import { defineCodes } from '../kit/codes.ts';
import type { Locale, Terms } from '../kit/words.ts';

/** Where an approval is. */
export const approvalStatuses = [
  'running',
  'returned',
  'approved',
  'rejected',
  'withdrawn',
  'revoking',
  'revoked',
  'terminated',
] as const;

/** One of them. */
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** The words of the states. */
export const statusWords: Terms<ApprovalStatus> = {
  'zh-CN': {
    running: '审批中',
    returned: '已退回',
    approved: '已通过',
    rejected: '已驳回',
    withdrawn: '已撤回',
    revoking: '撤销审批中',
    revoked: '已撤销',
    terminated: '已终止',
  },
  en: {
    running: 'In approval',
    returned: 'Returned',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    revoking: 'Revocation in approval',
    revoked: 'Revoked',
    terminated: 'Ended by administrator',
  },
};

/** What the log of an approval says was done. */
export const actionKinds = [
  'submit',
  'save',
  'resubmit',
  'approve',
  'handle',
  'reject',
  'transfer',
  'reassign',
  'handOver',
  'addBefore',
  'addAfter',
  'addBeside',
  'removeAdded',
  'takeBack',
  'skip',
  'reroute',
  'return',
  'withdraw',
  'revoke',
  'keep',
  'terminate',
  'urge',
  'copy',
  'comment',
  'skipAgain',
  'skipNobody',
  'overdueUp',
  'overdueGive',
  'overdueApprove',
  'overdueReject',
  'rejectTo',
] as const;

/** One of them. */
export type ActionKind = (typeof actionKinds)[number];

/** The words of `taskTaken` where it is known who came first. */
export function takenBy(name: string): Readonly<Record<Locale, string>> {
  return { 'zh-CN': `该任务已由${name}处理`, en: `${name} has dealt with this task.` };
}

/** The codes of approvals. */
export const workflowCodes = /* @__PURE__ */ defineCodes('workflow', {
  approvalLive: {
    code: 409010,
    status: 409,
    words: { 'zh-CN': '该单据已在审批中', en: 'This record is in approval already.' },
  },
  instanceRunning: {
    code: 409011,
    status: 409,
    words: { 'zh-CN': '该审批正在进行，不能重复提交', en: 'This request was submitted already.' },
  },
  instanceEnded: {
    code: 409012,
    status: 409,
    words: { 'zh-CN': '该审批已结束', en: 'This approval has ended.' },
  },
  taskTaken: {
    code: 409013,
    status: 409,
    words: {
      'zh-CN': '该任务已由他人处理',
      en: 'Someone else has dealt with this task.',
    },
  },
  taskNotOpen: {
    code: 409014,
    status: 409,
    words: { 'zh-CN': '该任务当前不能处理', en: 'This task is not open now.' },
  },
  notWithdrawable: {
    code: 409015,
    status: 409,
    words: { 'zh-CN': '当前不能撤回该审批', en: 'This request can no longer be withdrawn.' },
  },
  routeChanged: {
    code: 409016,
    status: 409,
    words: {
      'zh-CN': '审批流程已变化，请核对后重新提交',
      en: 'The route has changed. Please check it and submit again.',
    },
  },
  notEditable: {
    code: 409024,
    status: 409,
    words: {
      'zh-CN': '审批当前状态下不能进行此操作',
      en: 'This cannot be done in the present state of the approval.',
    },
  },
  certificateUnknown: {
    code: 404021,
    status: 404,
    words: {
      'zh-CN': '未查到该证明，请核对验证码',
      en: 'No certificate has this code. Please check it.',
    },
  },
  formChanged: {
    code: 409017,
    status: 409,
    words: {
      'zh-CN': '表单已更新，请核对内容后重新提交',
      en: 'The form has changed. Please check it and submit again.',
    },
  },
  formNotInRange: {
    code: 403022,
    status: 403,
    words: {
      'zh-CN': '您不在该表单的使用范围内',
      en: 'This form is not meant for you.',
    },
  },
  formClosed: {
    code: 409018,
    status: 409,
    words: { 'zh-CN': '该审批已停用', en: 'This kind of request is closed.' },
  },
  noAssignee: {
    code: 409019,
    status: 409,
    words: {
      'zh-CN': '审批流程中有节点找不到审批人，请联系审批管理员',
      en: 'A step of the route has no approver. Please contact the approval administrator.',
    },
  },
  choiceNeeded: {
    code: 409123,
    status: 409,
    words: {
      'zh-CN': '请先选择审批人',
      en: 'Please choose the approvers first.',
    },
  },
  delegationLoop: {
    code: 409020,
    status: 409,
    words: {
      'zh-CN': '委托关系形成循环，请调整后再保存',
      en: 'The two would stand in for each other at the same time.',
    },
  },
  businessRefused: {
    code: 409121,
    status: 409,
    words: {
      'zh-CN': '业务单据不再满足生效条件，本次审批未提交',
      en: 'The record cannot take effect any more, so nothing was decided.',
    },
  },
  routeFault: {
    code: 400031,
    status: 400,
    words: {
      'zh-CN': '流程设置不完整，请按提示修改后再发布',
      en: 'The route is not complete. Please mend it and publish again.',
    },
  },
  selfApproval: {
    code: 403020,
    status: 403,
    words: { 'zh-CN': '不能审批自己的申请', en: 'You cannot decide your own request.' },
  },
  notYourTask: {
    code: 403021,
    status: 403,
    words: { 'zh-CN': '您不是该任务的处理人', en: 'This task is not yours.' },
  },
  targetNotAllowed: {
    code: 400020,
    status: 400,
    words: { 'zh-CN': '不能选择该人员或节点', en: 'This person or step cannot be chosen.' },
  },
});
