/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    cards: '待提交的面试评价',
    interviews: '一周内的面试',
    late: '停留超期的候选人',
    offers: '即将到期的录用',
    duplicates: '疑似重复的候选人',
    privacy: '信息即将到期的候选人',
  },
  en: {
    cards: 'Scorecards to submit',
    interviews: 'Interviews within a week',
    late: 'Candidates late in a stage',
    offers: 'Offers that end soon',
    duplicates: 'Candidates that look alike',
    privacy: 'Candidates whose data ends soon',
  },
} as const;
