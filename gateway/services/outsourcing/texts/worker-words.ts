/** What is written of a worker who goes back or gets an own contract. */
export const returnWords = {
  'zh-CN': {
    leaving: '派遣退回',
    converted: '转为直签，原派遣用工结束',
    replacement: '补员：',
  },
  en: {
    leaving: 'Returned to the agency',
    converted: 'Gets an own contract; the dispatched work ends',
    replacement: 'Replacement of ',
  },
} as const;
