/** Messages to people about their training. Part of a message's row, so both languages are written. */
export const learnerWords = {
  'zh-CN': {
    author: '培训',
    enrolled: (name: string) => `您已被安排参加培训“${name}”`,
    waiting: (name: string) => `您已进入培训“${name}”的候补名单`,
    promoted: (name: string) => `候补成功：您已获得培训“${name}”的名额`,
    held: (name: string) => `已为您保留培训“${name}”的名额，审批通过后生效`,
    approved: (name: string) => `您的培训报名“${name}”已通过审批`,
    rejected: (name: string) => `您的培训报名“${name}”未通过审批`,
    cancelled: (name: string) => `您在培训“${name}”的报名已被取消`,
    sessionCancelled: (name: string) => `培训“${name}”已取消`,
    body: (course: string, day: string, reason: string) =>
      `课程：${course}\n\n开始日期：${day}${reason === '' ? '' : `\n\n原因：${reason}`}`,
  },
  en: {
    author: 'Training',
    enrolled: (name: string) => `You are enrolled in “${name}”`,
    waiting: (name: string) => `You are on the waiting list of “${name}”`,
    promoted: (name: string) => `You have a seat in “${name}” now`,
    held: (name: string) => `A seat in “${name}” is held for you until your enrolment is approved`,
    approved: (name: string) => `Your enrolment in “${name}” was approved`,
    rejected: (name: string) => `Your enrolment in “${name}” was not approved`,
    cancelled: (name: string) => `Your enrolment in “${name}” was cancelled`,
    sessionCancelled: (name: string) => `“${name}” is cancelled`,
    body: (course: string, day: string, reason: string) =>
      `Course: ${course}\n\nFirst day: ${day}${reason === '' ? '' : `\n\nReason: ${reason}`}`,
  },
} as const;
