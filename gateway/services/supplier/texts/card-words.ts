import type { Terms } from '#bridge/calls/kit/words.ts';

/** What the home page says of what waits in purchasing. */
export const cardWords: Terms<
  | 'applicants'
  | 'pending'
  | 'licences'
  | 'lateOrders'
  | 'blockedOrders'
  | 'toCheck'
  | 'invoices'
  | 'disputes'
> = {
  'zh-CN': {
    applicants: '待准入供应商',
    pending: '待确认资质',
    licences: '临期与过期资质',
    lateOrders: '逾期未收齐订单',
    blockedOrders: '黑名单供应商的在途订单',
    toCheck: '待验收送货',
    invoices: '待核对发票',
    disputes: '有异议的结算',
  },
  en: {
    applicants: 'Suppliers to admit',
    pending: 'Licences to confirm',
    licences: 'Licences that end or have ended',
    lateOrders: 'Late orders',
    blockedOrders: 'Open orders of blacklisted suppliers',
    toCheck: 'Deliveries to check',
    invoices: 'Invoices to check',
    disputes: 'Disputed settlements',
  },
};
