/** The words of the assistant, and what its calls are refused with. */
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';
import type {
  AgentMode,
  AgentTool,
  DataClass,
  DraftKind,
  DraftState,
  TokenScope,
  UseOutcome,
} from './names.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const agentCodes = /* @__PURE__ */ defineCodes('agent', {
  off: {
    code: 409901,
    status: 409,
    words: {
      'zh-CN': '本公司未启用智能助手',
      en: 'The company has not switched the assistant on.',
    },
  },
  quotaHour: {
    code: 429901,
    status: 429,
    words: {
      'zh-CN': '本小时的提问次数已用完，请稍后再试',
      en: 'The questions of this hour are used up. Please try again later.',
    },
  },
  quotaDay: {
    code: 429902,
    status: 429,
    words: {
      'zh-CN': '今天的提问次数已用完，请明天再试',
      en: 'The questions of today are used up. Please try again tomorrow.',
    },
  },
  twoAtOnce: {
    code: 429903,
    status: 429,
    words: {
      'zh-CN': '您已有两个问题正在回答，请等其中一个结束',
      en: 'Two of your questions are being answered. Please wait for one of them.',
    },
  },
  draftOver: {
    code: 409902,
    status: 409,
    words: {
      'zh-CN': '该草稿已失效或已处理，请重新发起',
      en: 'This draft has expired or was dealt with. Please ask for it again.',
    },
  },
  draftChanged: {
    code: 409903,
    status: 409,
    words: {
      'zh-CN': '草稿内容已变化，请重新核对后再确认',
      en: 'What the draft would do has changed. Please look at it again.',
    },
  },
  noForm: {
    code: 409904,
    status: 409,
    words: {
      'zh-CN': '公司没有可用的证明申请表单',
      en: 'The company has no form for certificates.',
    },
  },
  mcpOff: {
    code: 403901,
    status: 403,
    words: {
      'zh-CN': '本公司未允许外部助手接入',
      en: 'The company does not let assistants outside the portal in.',
    },
  },
  callQuota: {
    code: 429904,
    status: 429,
    words: {
      'zh-CN': '外部助手的调用次数已达上限，请稍后再试',
      en: 'The calls of assistants outside the portal are used up. Please try again later.',
    },
  },
  draftsFull: {
    code: 409905,
    status: 409,
    words: {
      'zh-CN': '待确认的申请已达上限，请先在门户中确认或取消',
      en: 'Too many requests wait for the person. They have to be sent or dropped in the portal first.',
    },
  },
  tokensFull: {
    code: 409906,
    status: 409,
    words: {
      'zh-CN': '访问令牌已达上限，请先吊销不再使用的令牌',
      en: 'There are as many access tokens as one person may have. Please revoke one first.',
    },
  },
  addressRefused: {
    code: 400901,
    status: 400,
    words: {
      'zh-CN': '模型服务地址不可用：须为 https 的公网地址，或由运维开放内网访问',
      en: 'The address of the model is not allowed: use https and a public address, or have the operator open the private network.',
    },
  },
  providerMissing: {
    code: 400902,
    status: 400,
    words: {
      'zh-CN': '使用模型服务前，请填写地址、模型名称和密钥',
      en: 'Give address, model and key before a model is used.',
    },
  },
});

/** How the assistant of a company runs. */
export const agentModeWords: Terms<AgentMode> = {
  'zh-CN': { off: '停用', local: '本地模式（不使用模型）', provider: '使用模型服务' },
  en: { off: 'Off', local: 'Local, without a model', provider: 'With a model service' },
};

/** What may be sent to a model. */
export const dataClassWords: Terms<DataClass> = {
  'zh-CN': {
    ownTime: '本人考勤、假期与日程',
    ownRequests: '本人申请与待办',
    people: '通讯录与组织',
    figures: '统计数据',
    documents: '公司文档',
    portal: '门户搜索结果',
  },
  en: {
    ownTime: 'Own attendance, leave and schedule',
    ownRequests: 'Own requests and tasks',
    people: 'Directory and organisations',
    figures: 'Figures',
    documents: 'Documents of the company',
    portal: 'Results of the portal search',
  },
};

/** What the tools are called. */
export const agentToolWords: Terms<AgentTool> = {
  'zh-CN': {
    myDay: '查看我的今天',
    myLeave: '查看我的假期',
    myAttendance: '查看我的考勤',
    mySlip: '查看我的工资条',
    myRequests: '查看我的申请',
    findPeople: '查找同事',
    organ: '查看组织',
    calendar: '查看日历与班次',
    figure: '查询统计数据',
    report: '打开报表',
    searchDocuments: '搜索公司文档',
    searchPortal: '搜索门户',
    draftLeave: '起草请假申请',
    draftPunch: '起草补卡申请',
    draftOvertime: '起草加班申请',
    draftTrip: '起草出差申请',
    draftCertificate: '起草证明申请',
  },
  en: {
    myDay: 'Look at my day',
    myLeave: 'Look at my leave',
    myAttendance: 'Look at my attendance',
    mySlip: 'Look at my pay slips',
    myRequests: 'Look at my requests',
    findPeople: 'Find people',
    organ: 'Look at an organisation',
    calendar: 'Look at calendar and shifts',
    figure: 'Ask for a figure',
    report: 'Open a report',
    searchDocuments: 'Search documents',
    searchPortal: 'Search the portal',
    draftLeave: 'Draft a leave request',
    draftPunch: 'Draft a missing punch',
    draftOvertime: 'Draft an overtime request',
    draftTrip: 'Draft a trip request',
    draftCertificate: 'Draft a certificate request',
  },
};

/** What drafts ask for. */
export const draftKindWords: Terms<DraftKind> = {
  'zh-CN': {
    leave: '请假申请',
    punch: '补卡申请',
    overtime: '加班申请',
    trip: '出差申请',
    certificate: '证明申请',
  },
  en: {
    leave: 'Leave request',
    punch: 'Missing punch',
    overtime: 'Overtime request',
    trip: 'Trip request',
    certificate: 'Certificate request',
  },
};

/** Where a draft is. */
export const draftStateWords: Terms<DraftState> = {
  'zh-CN': {
    waiting: '待确认',
    sending: '提交中',
    done: '已提交',
    cancelled: '已取消',
    expired: '已过期',
    refused: '未通过校验',
  },
  en: {
    waiting: 'Waits for you',
    sending: 'Being sent',
    done: 'Sent',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refused: 'Refused',
  },
};

/** What a token is good for. */
export const tokenScopeWords: Terms<TokenScope> = {
  'zh-CN': { read: '仅查询', propose: '查询和起草申请' },
  en: { read: 'Look up only', propose: 'Look up, and draft requests' },
};

/** How a question, or one call of a tool by a program, ended. */
export const useOutcomeWords: Terms<UseOutcome> = {
  'zh-CN': {
    running: '回答中',
    answered: '已回答',
    stopped: '已停止',
    failed: '失败',
    timeout: '超时',
    cut: '未答完',
    refused: '被拒绝',
  },
  en: {
    running: 'Running',
    answered: 'Answered',
    stopped: 'Stopped',
    failed: 'Failed',
    timeout: 'Timed out',
    cut: 'Cut short',
    refused: 'Refused',
  },
};
