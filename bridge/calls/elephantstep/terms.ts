/** The words of training that are no field of a record. */
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const trainingCodes = /* @__PURE__ */ defineCodes('elephantstep', {
  full: {
    code: 409731,
    status: 409,
    words: {
      'zh-CN': '该班次名额已满，且不接受候补',
      en: 'The session is full and keeps no waiting list.',
    },
  },
  enrolmentOver: {
    code: 409732,
    status: 409,
    words: {
      'zh-CN': '报名已截止，请联系培训负责人',
      en: 'Enrolment is over. Please ask the organiser.',
    },
  },
  clash: {
    code: 409733,
    status: 409,
    words: {
      'zh-CN': '您同一时间已报名其他班次',
      en: 'You are enrolled in another session at that time.',
    },
  },
  onLeave: {
    code: 409741,
    status: 409,
    words: {
      'zh-CN': '您在该时间已请假，不能报名',
      en: 'You are on leave at that time and cannot enrol.',
    },
  },
  oldCode: {
    code: 409734,
    status: 409,
    words: {
      'zh-CN': '签到码已过期，请重新扫描讲师屏幕上的二维码',
      en: 'The code is old. Please scan the one on the screen of the trainer again.',
    },
  },
  noAttempts: {
    code: 409736,
    status: 409,
    words: { 'zh-CN': '考试次数已用完', en: 'There are no attempts left.' },
  },
  tooSoon: {
    code: 409739,
    status: 409,
    words: {
      'zh-CN': '两次考试须间隔一段时间，请在“我的考试”所示时间后再开始',
      en: 'It is too soon for another attempt. My exams shows from when on you can start.',
    },
  },
  timeOver: {
    code: 409737,
    status: 409,
    words: {
      'zh-CN': '考试时间已到，已按保存的答案交卷',
      en: 'The time is over; the saved answers were handed in.',
    },
  },
  passed: {
    code: 409738,
    status: 409,
    words: { 'zh-CN': '您已通过该考试', en: 'You have passed this exam already.' },
  },
  lastQuestion: {
    code: 409740,
    status: 409,
    words: {
      'zh-CN': '作废后有试卷将没有题目，不能作废',
      en: 'Without it some papers would have no question left.',
    },
  },
  notEnrolled: {
    code: 409735,
    status: 409,
    words: {
      'zh-CN': '您没有报名该班次，请联系讲师',
      en: 'You are not enrolled in this session. Please ask the trainer.',
    },
  },
});

/** Where an enrolment is. */
export type EnrolmentState = 'asked' | 'enrolled' | 'waiting' | 'attended' | 'absent' | 'cancelled';

/** The states of an enrolment in words. */
export const enrolmentStateWords: Terms<EnrolmentState> = {
  'zh-CN': {
    asked: '待审批',
    enrolled: '已报名',
    waiting: '候补中',
    attended: '已参加',
    absent: '缺席',
    cancelled: '已取消',
  },
  en: {
    asked: 'Waiting for approval',
    enrolled: 'Enrolled',
    waiting: 'Waiting',
    attended: 'Attended',
    absent: 'Absent',
    cancelled: 'Cancelled',
  },
};

/** How a certificate is on a day. */
export const certificateTermWords: Terms<'permanent' | 'valid' | 'expiring' | 'expired' | 'ended'> =
  {
    'zh-CN': {
      permanent: '长期有效',
      valid: '有效',
      expiring: '即将到期',
      expired: '已过期',
      ended: '已失效',
    },
    en: {
      permanent: 'No expiry',
      valid: 'Valid',
      expiring: 'Expires soon',
      expired: 'Expired',
      ended: 'No longer in force',
    },
  };

/** How a course is held. */
export const courseKindWords: Terms<'classroom' | 'online' | 'mixed' | 'external'> = {
  'zh-CN': { classroom: '面授', online: '在线', mixed: '混合', external: '外训' },
  en: { classroom: 'Classroom', online: 'Online', mixed: 'Mixed', external: 'External' },
};
