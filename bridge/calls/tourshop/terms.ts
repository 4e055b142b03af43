/** What the calls of the tour shop are refused with. */
import { defineCodes } from '../kit/codes.ts';

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const tourCodes = /* @__PURE__ */ defineCodes('tourshop', {
  soldOut: {
    code: 409801,
    status: 409,
    words: {
      'zh-CN': '余位不足，请减少人数或换一个团期',
      en: 'Not enough seats are left. Take fewer people or another departure.',
    },
  },
  notOnSale: {
    code: 409802,
    status: 409,
    words: {
      'zh-CN': '该团期当前不可预订',
      en: 'This departure cannot be booked now.',
    },
  },
  holdOver: {
    code: 409803,
    status: 409,
    words: {
      'zh-CN': '保留已超时，余位已释放，请重新预订',
      en: 'The hold has ended and the seats are free again. Please book once more.',
    },
  },
  holdOpen: {
    code: 409804,
    status: 409,
    words: {
      'zh-CN': '您在该团期已有进行中的预订',
      en: 'You already have a booking of this departure.',
    },
  },
  pointsShort: {
    code: 409805,
    status: 409,
    words: {
      'zh-CN': '积分余额不足',
      en: 'There are not enough points.',
    },
  },
  mayNotBook: {
    code: 409806,
    status: 409,
    words: {
      'zh-CN': '您不在任何开放的福利计划范围内，暂不能预订',
      en: 'No open benefit plan includes you, so you cannot book.',
    },
  },
  familyNotAllowed: {
    code: 409807,
    status: 409,
    words: {
      'zh-CN': '当前福利计划不支持携带家属',
      en: 'The benefit plan does not include family.',
    },
  },
  adultNeeded: {
    code: 409808,
    status: 409,
    words: {
      'zh-CN': '同行人中至少要有一名成人',
      en: 'A party keeps at least one adult.',
    },
  },
  noPrice: {
    code: 409809,
    status: 409,
    words: {
      'zh-CN': '该团期不接待所选的出行人类型',
      en: 'This departure does not take that kind of traveller.',
    },
  },
  feeChanged: {
    code: 409810,
    status: 409,
    words: {
      'zh-CN': '取消费用已变化，请重新确认',
      en: 'The cancel fee has changed. Please look at it again.',
    },
  },
  consentNeeded: {
    code: 409811,
    status: 409,
    words: {
      'zh-CN': '须先确认已取得同行家属的同意',
      en: 'Confirm first that the person agrees to have their data kept.',
    },
  },
  seatsTaken: {
    code: 409812,
    status: 409,
    words: {
      'zh-CN': '名额不能少于已售和保留的人数',
      en: 'There cannot be fewer seats than are sold, held and blocked.',
    },
  },
  travellerUsed: {
    code: 409813,
    status: 409,
    words: {
      'zh-CN': '该家属有未出行的预订，暂不能删除',
      en: 'This person travels with a booking that is still open.',
    },
  },
  ageMismatch: {
    code: 409814,
    status: 409,
    words: {
      'zh-CN': '出行人类型与出生日期不符',
      en: 'The kind of traveller does not fit the date of birth.',
    },
  },
  noFunding: {
    code: 409818,
    status: 409,
    words: {
      'zh-CN': '公司尚未设置旅游资助的审批流程，请联系管理员',
      en: 'The company has no approval route for funded trips yet. Please ask an administrator.',
    },
  },
  waitFirst: {
    code: 409815,
    status: 409,
    words: {
      'zh-CN': '已有同事在候补该团期，空出的名额优先提供给他们，您可以加入候补',
      en: 'Others wait for this departure and are offered free seats first. You can join the waiting list.',
    },
  },
  seatsLeft: {
    code: 409816,
    status: 409,
    words: {
      'zh-CN': '该团期还有余位，请直接预订',
      en: 'There are seats left on this departure. Please book them.',
    },
  },
  listFull: {
    code: 409817,
    status: 409,
    words: {
      'zh-CN': '候补名额已满，请换一个团期',
      en: 'The waiting list is full. Please take another departure.',
    },
  },
});
