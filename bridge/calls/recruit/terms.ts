/** The words of recruitment that are no field of a record. */
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const recruitCodes = /* @__PURE__ */ defineCodes('recruit', {
  hiredIsFinal: {
    code: 409101,
    status: 409,
    words: {
      'zh-CN': '候选人已入职，流程已结束',
      en: 'The candidate is hired; the application is over.',
    },
  },
  jobNotOpen: {
    code: 409102,
    status: 409,
    words: {
      'zh-CN': '招聘职位未在招聘中，请先发布或恢复该职位',
      en: 'The job is not open. Publish or resume it first.',
    },
  },
  lockedElsewhere: {
    code: 409103,
    status: 409,
    words: {
      'zh-CN': '该候选人在其他职位已有发出或已接受的录用，流程暂时锁定',
      en: 'Another job has sent this candidate an offer; the application waits until it ends.',
    },
  },
  scorecardsMissing: {
    code: 409104,
    status: 409,
    words: {
      'zh-CN': '面试评价未齐，暂不能进入下一阶段',
      en: 'Scorecards of the interview are missing; the application cannot go on.',
    },
  },
  noHeads: {
    code: 409105,
    status: 409,
    words: {
      'zh-CN': '招聘需求的人数已用完，请先调整需求人数',
      en: 'The requisition has no heads left. Change its heads first.',
    },
  },
  offerNotAccepted: {
    code: 409106,
    status: 409,
    words: {
      'zh-CN': '候选人尚未接受录用，不能进入待入职',
      en: 'The candidate has not accepted an offer yet.',
    },
  },
  systemOnly: {
    code: 409107,
    status: 409,
    words: {
      'zh-CN': '“已入职”由办理入职后自动更新，不能手动移动',
      en: 'An application becomes hired when personnel enters the person, not by hand.',
    },
  },
  offerLive: {
    code: 409108,
    status: 409,
    words: {
      'zh-CN': '录用已发出，请先撤回录用再退回',
      en: 'An offer is out. Withdraw it before moving back.',
    },
  },
  reasonNeeded: {
    code: 409109,
    status: 409,
    words: {
      'zh-CN': '退回或跳过阶段需要填写原因',
      en: 'Moving back or over a stage needs a reason.',
    },
  },
  submittedCard: {
    code: 409110,
    status: 409,
    words: {
      'zh-CN': '面试评价已提交，不能修改',
      en: 'The scorecard is submitted and cannot be changed.',
    },
  },
  choiceUnknown: {
    code: 404101,
    status: 404,
    words: {
      'zh-CN': '链接无效或已失效，请联系招聘人员重新获取',
      en: 'The link is wrong or over. Please ask the recruiter for a new one.',
    },
  },
  offerUnknown: {
    code: 404102,
    status: 404,
    words: {
      'zh-CN': '链接无效，请核对邮件中的链接或联系招聘人员',
      en: 'The link is wrong. Please check the one in your mail, or ask the recruiter.',
    },
  },
  timeTaken: {
    code: 409111,
    status: 409,
    words: {
      'zh-CN': '该时间已被占用，请选择其他时间',
      en: 'This time has just been taken. Please choose another one.',
    },
  },
  mergeFinal: {
    code: 409112,
    status: 409,
    words: {
      'zh-CN': '合并已超过 30 天，或此后已发出录用、办理入职，不能撤销',
      en: 'The merge is older than 30 days, or an offer or entry followed; it cannot be undone.',
    },
  },
  heldByApplication: {
    code: 409114,
    status: 409,
    words: {
      'zh-CN': '候选人还有进行中的应聘流程，请先终止流程再清除个人信息',
      en: 'The candidate has an active application. Close it before the data is removed.',
    },
  },
  heldByOffer: {
    code: 409115,
    status: 409,
    words: {
      'zh-CN': '候选人还有未结束的录用或入职办理，暂不能清除个人信息',
      en: 'An offer is open or an entry is in progress; the data cannot be removed yet.',
    },
  },
  letterNotReady: {
    code: 409113,
    status: 409,
    words: {
      'zh-CN': '录用未批准或已撤回，不能下载录用通知书',
      en: 'The letter can be downloaded once the offer is approved, and until it is withdrawn.',
    },
  },
});

/** How far somebody's education went. */
export const candidateEducationWords: Terms<
  'junior' | 'secondary' | 'college' | 'bachelor' | 'master' | 'doctor'
> = {
  'zh-CN': {
    junior: '初中及以下',
    secondary: '高中/中专',
    college: '大专',
    bachelor: '本科',
    master: '硕士',
    doctor: '博士',
  },
  en: {
    junior: 'Junior high or below',
    secondary: 'Secondary',
    college: 'College',
    bachelor: 'Bachelor',
    master: 'Master',
    doctor: 'Doctor',
  },
};

/** Who ended an application. */
export const closeKindWords: Terms<'we' | 'they' | 'other'> = {
  'zh-CN': { we: '我方淘汰', they: '候选人放弃', other: '其他' },
  en: { we: 'We declined', they: 'They declined', other: 'Other' },
};

/** The verdict of a scorecard. */
export const verdictWords: Terms<'strongYes' | 'yes' | 'no' | 'strongNo'> = {
  'zh-CN': { strongYes: '强烈推荐', yes: '推荐', no: '不推荐', strongNo: '坚决不推荐' },
  en: { strongYes: 'Strong yes', yes: 'Yes', no: 'No', strongNo: 'Strong no' },
};

/** How an interview is held. */
export const interviewModeWords: Terms<'place' | 'video' | 'phone'> = {
  'zh-CN': { place: '现场', video: '视频', phone: '电话' },
  en: { place: 'On site', video: 'Video', phone: 'Phone' },
};

/** What happened to an application. */
export const stepWords: Terms<
  | 'applied'
  | 'moved'
  | 'closed'
  | 'reopened'
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
> = {
  'zh-CN': {
    applied: '加入流程',
    moved: '移动到',
    closed: '终止流程',
    reopened: '恢复流程',
    offered: '发送录用',
    accepted: '接受录用',
    declined: '拒绝录用',
    expired: '录用过期',
    withdrawn: '撤回录用',
  },
  en: {
    applied: 'Added',
    moved: 'Moved to',
    closed: 'Closed',
    reopened: 'Reopened',
    offered: 'Offer sent',
    accepted: 'Offer accepted',
    declined: 'Offer declined',
    expired: 'Offer expired',
    withdrawn: 'Offer withdrawn',
  },
};
