/** What lists call the background work of pay. */
export const jobTitles = {
  calculate: { 'zh-CN': '算薪', en: 'Payroll calculation' },
} as const;
