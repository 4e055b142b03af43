/** The words of states and moves. */
export const changeWords = {
  'zh-CN': {
    states: {
      draft: '草稿',
      planned: '待生效',
      effective: '已生效',
      withdrawn: '已撤回',
      cancelled: '已取消',
    },
    moves: { submit: '提交', withdraw: '撤回', cancel: '取消异动' },
  },
  en: {
    states: {
      draft: 'Draft',
      planned: 'Planned',
      effective: 'In effect',
      withdrawn: 'Withdrawn',
      cancelled: 'Cancelled',
    },
    moves: { submit: 'Submit', withdraw: 'Withdraw', cancel: 'Cancel change' },
  },
} as const;
