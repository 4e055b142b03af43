/** The words of states and moves. */
export const requestWords = {
  'zh-CN': {
    states: { draft: '草稿', approved: '已通过', withdrawn: '已撤回', cancelled: '已取消' },
    moves: { submit: '提交', withdraw: '撤回', cancel: '取消' },
  },
  en: {
    states: {
      draft: 'Draft',
      approved: 'Approved',
      withdrawn: 'Withdrawn',
      cancelled: 'Cancelled',
    },
    moves: { submit: 'Submit', withdraw: 'Withdraw', cancel: 'Cancel' },
  },
} as const;
