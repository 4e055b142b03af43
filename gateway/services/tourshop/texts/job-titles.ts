/** What lists of jobs call the work of this area. */
export const jobTitles = {
  lapse: {
    'zh-CN': '释放超时的旅游名额并处理候补',
    en: 'Free the seats of ended holds and run waiting lists',
  },
  points: { 'zh-CN': '旅游积分到期与核对', en: 'End tour points and check the sums' },
} as const;
