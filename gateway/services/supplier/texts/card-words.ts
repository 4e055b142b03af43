import type { Terms } from '#bridge/calls/kit/words.ts';

/** What the home page says of what waits in purchasing. */
export const cardWords: Terms<'applicants' | 'licences' | 'lateOrders' | 'toCheck' | 'disputes'> = {
  'zh-CN': {
    applicants: '待准入供应商',
    licences: '临期与过期资质',
    lateOrders: '逾期未收齐订单',
    toCheck: '待验收送货',
    disputes: '有异议的结算',
  },
  en: {
    applicants: 'Suppliers to admit',
    licences: 'Licences that end or have ended',
    lateOrders: 'Late orders',
    toCheck: 'Deliveries to check',
    disputes: 'Disputed settlements',
  },
};
