/** The words of performance that are no field of a record. */
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';

type StageKind =
  | 'goals'
  | 'self'
  | 'peer'
  | 'upward'
  | 'manager'
  | 'calibration'
  | 'release'
  | 'appeal';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const performanceCodes = /* @__PURE__ */ defineCodes('performance', {
  kpiTarget: {
    code: 409315,
    status: 409,
    words: {
      'zh-CN': '指标目标须填写大于 0 的目标值；没有目标值的请选择“完成与否”',
      en: 'A KPI needs a target above 0. Without one choose “Done or not”.',
    },
  },
  actualFrozen: {
    code: 409316,
    status: 409,
    words: {
      'zh-CN': '上级已提交评价，实际值不能再修改',
      en: 'The manager has submitted the review; the actual figure stays as it is.',
    },
  },
  meetingNotOpen: {
    code: 409317,
    status: 409,
    words: {
      'zh-CN': '该员工所在的校准会不在进行中，不能调整',
      en: 'The calibration meeting of this card is not open.',
    },
  },
  stageClosed: {
    code: 409301,
    status: 409,
    words: {
      'zh-CN': '该阶段未开放，暂不能操作',
      en: 'This stage of the cycle is not open.',
    },
  },
  weightSum: {
    code: 409302,
    status: 409,
    words: { 'zh-CN': '目标权重合计须为 100%', en: 'The weights of the goals must sum to 100%.' },
  },
  goalCount: {
    code: 409303,
    status: 409,
    words: {
      'zh-CN': '目标数量不在本周期允许的范围内',
      en: 'The number of goals is outside the bounds of the cycle.',
    },
  },
  goalWeight: {
    code: 409304,
    status: 409,
    words: {
      'zh-CN': '有目标的权重不在本周期允许的范围内',
      en: 'The weight of a goal is outside the bounds of the cycle.',
    },
  },
  goalsNotSet: {
    code: 409305,
    status: 409,
    words: {
      'zh-CN': '目标尚未确认，暂不能评价',
      en: 'The goals are not confirmed yet.',
    },
  },
  submitted: {
    code: 409306,
    status: 409,
    words: {
      'zh-CN': '评价已提交，不能修改',
      en: 'The review is submitted and cannot be changed.',
    },
  },
  incomplete: {
    code: 409307,
    status: 409,
    words: {
      'zh-CN': '还有未评分的项目，请全部评分后提交',
      en: 'Some items have no score. Score all of them before you submit.',
    },
  },
  peerNotAllowed: {
    code: 409308,
    status: 409,
    words: {
      'zh-CN': '本人、直接上级和直接下属不能作为同事评价人',
      en: 'The person, their manager and their reports cannot be peers.',
    },
  },
  peerLoad: {
    code: 409309,
    status: 409,
    words: {
      'zh-CN': '所选同事在本周期的评价任务已满 10 份，请另选他人',
      en: 'A chosen peer already has 10 reviews in this cycle. Choose another one.',
    },
  },
  peerCount: {
    code: 409310,
    status: 409,
    words: {
      'zh-CN': '同事评价人须不少于匿名最少人数，且不超过 8 人',
      en: 'Choose at least the least group of the cycle, and 8 peers at most.',
    },
  },
  notScored: {
    code: 409311,
    status: 409,
    words: {
      'zh-CN': '尚未得出得分，不能校准',
      en: 'There is no score yet; the card cannot be moved.',
    },
  },
  resultFinal: {
    code: 409312,
    status: 409,
    words: {
      'zh-CN': '结果已公布，只能通过申诉调整',
      en: 'The result is released. Only an appeal can change it.',
    },
  },
  appealOver: {
    code: 409313,
    status: 409,
    words: { 'zh-CN': '已超过申诉期', en: 'The time to appeal is over.' },
  },
  ownCase: {
    code: 409314,
    status: 409,
    words: {
      'zh-CN': '不能处理本人的申诉，也不能处理由本人评分的申诉',
      en: 'You cannot decide your own appeal, nor one about your own rating.',
    },
  },
});

/** Where the goals of a person are. */
export const goalsStateWords: Terms<'draft' | 'asked' | 'set'> = {
  'zh-CN': { draft: '制定中', asked: '待上级确认', set: '已确认' },
  en: { draft: 'Being written', asked: 'With the manager', set: 'Confirmed' },
};

/** How a goal goes. */
export const moodWords: Terms<'onTrack' | 'risk' | 'off'> = {
  'zh-CN': { onTrack: '正常', risk: '有风险', off: '偏离' },
  en: { onTrack: 'On track', risk: 'At risk', off: 'Off track' },
};

/** Who reviews. */
export const roleWords: Terms<'self' | 'peer' | 'upward' | 'manager' | 'former'> = {
  'zh-CN': {
    self: '自评',
    peer: '同事评价',
    upward: '下属评价',
    manager: '上级评价',
    former: '前任上级评价',
  },
  en: {
    self: 'Self review',
    peer: 'Peer review',
    upward: 'Upward review',
    manager: 'Manager review',
    former: 'Earlier manager review',
  },
};

/** Where a review is. */
export const reviewStateWords: Terms<'proposed' | 'open' | 'submitted' | 'declined'> = {
  'zh-CN': { proposed: '待上级确认', open: '待提交', submitted: '已提交', declined: '已婉拒' },
  en: { proposed: 'Proposed', open: 'Open', submitted: 'Submitted', declined: 'Declined' },
};

/** Why somebody has no level. */
export const notRatedWords: Terms<'joined' | 'leave' | 'left' | 'other'> = {
  'zh-CN': { joined: '入职不足', leave: '长期离岗', left: '已离职', other: '其他' },
  en: { joined: 'Joined late', leave: 'Long leave', left: 'Left the company', other: 'Other' },
};

/** What somebody may grow into. */
export const potentialWords: Terms<'low' | 'middle' | 'high'> = {
  'zh-CN': { low: '低', middle: '中', high: '高' },
  en: { low: 'Low', middle: 'Middle', high: 'High' },
};

/** What became of an appeal. */
export const appealStateWords: Terms<'open' | 'kept' | 'changed' | 'withdrawn'> = {
  'zh-CN': { open: '处理中', kept: '维持原结果', changed: '已调整', withdrawn: '已撤回' },
  en: { open: 'Open', kept: 'Kept', changed: 'Changed', withdrawn: 'Withdrawn' },
};

/** Why somebody is not in a cycle. */
export const memberWhyWords: Terms<'in' | 'joined' | 'noManager'> = {
  'zh-CN': { in: '参加', joined: '入职晚于截止日期', noManager: '没有直接上级' },
  en: { in: 'In', joined: 'Joined too late', noManager: 'No manager' },
};

/** The stages of a cycle. */
export const stageWords: Terms<StageKind> = {
  'zh-CN': {
    goals: '目标制定',
    self: '自评',
    peer: '同事评价',
    upward: '下属评价',
    manager: '上级评价',
    calibration: '绩效校准',
    release: '结果公布',
    appeal: '结果申诉',
  },
  en: {
    goals: 'Goal setting',
    self: 'Self review',
    peer: 'Peer review',
    upward: 'Upward review',
    manager: 'Manager review',
    calibration: 'Calibration',
    release: 'Release',
    appeal: 'Appeal',
  },
};

/** How the figure of a goal is measured. */
export const kpiDirectionWords: Terms<'up' | 'down' | 'done'> = {
  'zh-CN': { up: '越高越好', down: '越低越好', done: '完成与否' },
  en: { up: 'Higher is better', down: 'Lower is better', done: 'Done or not' },
};
