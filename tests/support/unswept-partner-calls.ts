import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { orderMessageCalls } from '#bridge/calls/supplier/messages.ts';

/** The calls about suppliers that the sweep for the rows of other companies leaves out. */
export const unsweptPartnerCalls: readonly AnyCall[] = [
  // They want an admitted supplier and a login of one; the tests of logins of suppliers try them.
  calls.inviteSupplierLogin,
  calls.resendSupplierLogin,
  calls.turnSupplierLogin,
  // They are for people of suppliers and for no one of a company; the tests of the wall around a supplier try all of them.
  ...Object.values(calls as Record<string, AnyCall>).filter(
    ({ outside }) => outside === 'supplier',
  ),
  // They need an order that was submitted, a licence that is confirmed or a score; the tests of purchasing try them.
  calls.receivedDeliveries,
  calls.receiveDelivery,
  calls.reverseDelivery,
  calls.supplierMove,
  calls.purchaseOrderMove,
  calls.supplierEvaluationMove,
  calls.supplierInvoiceMove,
  // They need an order that its supplier sees, and words or a file; the tests of messages about orders try them.
  ...Object.values(orderMessageCalls).filter(({ name }) => name !== calls.orderThreads.name),
];
