/** What lists of jobs call the work of this area. */
export const jobTitles = {
  tell: { 'zh-CN': '通知采购员供应商的来信和发票', en: 'Inform purchasers of what suppliers sent' },
} as const;
