/** What lists of jobs call the work of this area. */
export const jobTitles = {
  tell: {
    'zh-CN': '通知供应商消息和发票，生成派遣结算单',
    en: 'Inform purchasers and settle dispatch months',
  },
} as const;
