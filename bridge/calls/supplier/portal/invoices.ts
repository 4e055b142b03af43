/** Invoices as people of a supplier hand them in for settlements that they have confirmed. */
import * as z from 'zod/mini';
import { day, id, optional, pageOf, pageRequest } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { invoiceNumberForm } from '../records/invoice.ts';
import { ofPartners, portalPath, writesOfPartners } from './portal-call.ts';

/** An amount with up to two digits after the point, as text. */
const amount = z.string('invalid').check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, 'invalid'));

/** A settlement that an invoice covers, or can cover. */
const settlement = z.object({
  settlementId: id,
  number: z.string(),
  /** The first day of the month. */
  month: day,
  /** With tax, as text with two digits after the point. */
  gross: z.string(),
});

export const portalInvoices = defineCall({
  ...ofPartners,
  name: 'supplier.portal.invoices',
  path: `${portalPath}/getInvoices`,
  request: z.strictObject({ ...pageRequest }),
  result: z.extend(
    pageOf(
      z.object({
        invoiceId: id,
        number: z.string(),
        issuedOn: day,
        net: z.string(),
        tax: z.string(),
        gross: z.string(),
        state: z.enum(['received', 'accepted', 'returned']),
        returnReason: z.nullable(z.string()),
        scan: z.nullable(z.object({ id, name: z.string() })),
        settlements: z.array(settlement),
      }),
    ),
    {
      today: day,
      /** Confirmed settlements without an invoice, the oldest first; 50 at most. */
      open: z.array(settlement),
    },
  ),
  doc: 'The invoices of the supplier with the settlements they cover, and the settlements that still need one.',
});

export const portalAddInvoice = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.addInvoice',
  path: `${portalPath}/addInvoice`,
  request: z.strictObject({
    number: z.string('required').check(z.trim(), z.regex(invoiceNumberForm, 'invoiceNumber')),
    issuedOn: day,
    net: amount,
    tax: amount,
    /** The sum of both. */
    gross: amount,
    settlementIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(50, 'tooLong')),
    scanId: optional(id),
  }),
  result: z.object({ invoiceId: id }),
  errors: ['notFound'],
  doc: 'Hands in an invoice for confirmed settlements; its total must be what they come to.',
});

/** The calls about invoices. */
export const portalInvoiceCalls: {
  readonly portalInvoices: typeof portalInvoices;
  readonly portalAddInvoice: typeof portalAddInvoice;
} = { portalInvoices, portalAddInvoice };
