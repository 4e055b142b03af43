import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English. */
export const en: Translation<typeof zhCN> = {
  notFound: 'There is no such page',
  overview: {
    title: 'Purchasing overview',
    subtitle: 'What needs attention on {{day}}',
    clear: 'Nothing needs attention',
    clearHint:
      'Suppliers to admit, licences that end, late orders, deliveries and invoices to check, and disputed settlements appear here.',
    applicants: 'Suppliers to admit',
    pending: 'Licences to confirm',
    licences: 'Licences that end or have ended',
    lateOrders: 'Late orders',
    blockedOrders: 'Open orders of blacklisted suppliers',
    toCheck: 'Deliveries to check',
    disputes: 'Disputed settlements',
    invoices: 'Invoices to check',
    uninvoiced: 'Approved settlements without an accepted invoice',
    amount: '¥{{amount}}',
    levels: 'Supplier levels',
    none: 'Not rated',
    suppliers: 'Suppliers: {{count}}',
    missing: 'Missing: {{kinds}}',
    ready: 'All licences are there; it can be admitted',
    ended: 'Ended on {{day}}',
    ends: 'Ends on {{day}}',
    due: 'Needed on {{day}}',
    arrived: 'Arrived on {{day}}',
    more: '{{count}} more in the list',
  },
};
