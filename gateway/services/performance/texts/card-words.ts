/** The lines of the card on the home page. */
export const cardWords = {
  'zh-CN': {
    goals: '制定绩效目标',
    self: '填写自评',
    result: '查看并确认绩效结果',
    peers: '待评价的同事',
    team: '待确认的团队目标',
    meeting: '参加校准会',
  },
  en: {
    goals: 'Write your goals',
    self: 'Write your self review',
    result: 'See and acknowledge your result',
    peers: 'Colleagues to review',
    team: 'Goals to confirm',
    meeting: 'Calibration meeting',
  },
} as const;
