/** What requests of people of a supplier say besides ids, for tests of the wall around them. */
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { proposalOf } from './agency-people.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { next } from './purchasing.ts';
import { invoiceNumber } from './stocked-supplier.ts';

/** The fields of a call that are no ids, with values that it takes. */
export const usualFields = (demo: DemoGateway, { name }: AnyCall): object => ({
  kind: name === calls.portalAddLicence.name ? 'other' : 'open',
  number: name === calls.portalAddInvoice.name ? invoiceNumber() : `N-${next()}`,
  version: 2,
  promisedOn: addDays(demo.today, 1),
  announcedFor: addDays(demo.today, 1),
  requestKey: uuid7(),
  body: `Words ${next()}`,
  attachmentIds: [],
  items: [{ lineNo: 1, quantity: '1' }],
  answer: 'confirm',
  note: 'a note',
  issuedOn: demo.today,
  net: '10',
  tax: '1.30',
  gross: '11.30',
  ...proposalOf('', `Name ${next()}`),
});
