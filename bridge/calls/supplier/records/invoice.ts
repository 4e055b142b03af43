import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  dayField,
  decimal,
  file,
  lines,
  padDecimal,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

const money = { digits: 14, scale: 2 } as const;
const computed = { from: [] } as const;
const fen = (amount: string): bigint => BigInt(padDecimal(amount, 2).replace('.', ''));

/** 20 digits of an electronic invoice, 8 of one on paper; who enters it makes no difference. */
export const invoiceNumberForm = /^(\d{8}|\d{20})$/;

/** The states of an invoice of a supplier. */
export const invoiceStates = ['draft', 'received', 'accepted', 'returned'] as const;

/** Fapiao: an invoice of a supplier for settlements that it has confirmed. */
export const supplierInvoice = defineRecord({
  name: 'supplierInvoice',
  base: '/gateway/supplier/web/invoice',
  functionId: 'purchasing.invoices',
  route: '/invoices/:id',
  fields: {
    number: text(20, { required: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    issuedOn: dayField({ required: true }),
    net: decimal(money, { required: true }),
    tax: decimal(money, { required: true }),
    gross: decimal(money, { required: true }),
    scan: file(),
    // What the settlements in it come to, and how far the invoice is from it.
    settled: virtual(decimal({ ...money, signed: true }), computed),
    difference: virtual(decimal({ ...money, signed: true }), computed),
    returnReason: lines(300),
  },
  title: 'number',
  key: ['supplier', 'number'],
  range: { of: 'company' },
  list: {
    columns: ['number', 'supplier', 'issuedOn', 'net', 'tax', 'gross', 'settled', 'difference'],
    filters: ['supplier', 'issuedOn'],
    sorts: ['number', 'issuedOn'],
    sort: { column: 'issuedOn', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'supplier', 'issuedOn', 'scan'],
    amounts: ['net', 'tax', 'gross'],
    checked: ['settled', 'difference', 'returnReason'],
  },
  lines: {
    settlements: {
      fields: {
        settlement: reference('supplierSettlement', { required: true }),
        // Taken from the settlement.
        amount: decimal({ ...money, signed: true }),
      },
      most: 50,
    },
  },
  states: {
    values: invoiceStates,
    // Those of suppliers begin as received; one that came on paper is entered first.
    initial: 'draft',
    moves: {
      receive: { from: ['draft'], to: 'received' },
      accept: { from: ['received'], to: 'accepted' },
      return: { from: ['received', 'accepted'], to: 'returned', needs: ['returnReason'] },
    },
    tones: { received: 'accent', accepted: 'good', returned: 'bad' },
    closed: {
      received: ['number', 'issuedOn', 'net', 'tax', 'gross', 'scan', 'lines.settlements'],
      accepted: ['number', 'issuedOn', 'net', 'tax', 'gross', 'scan', 'lines.settlements'],
      returned: 'row',
    },
  },
  check: ({ number, net, tax, gross }) => [
    ...(invoiceNumberForm.test(number)
      ? []
      : [{ field: 'number' as const, issue: 'invoiceNumber' as const }]),
    ...(fen(net) + fen(tax) === fen(gross)
      ? []
      : [{ field: 'gross' as const, issue: 'invoiceSum' as const }]),
  ],
});

/** Reads and changes invoices of suppliers. */
export const supplierInvoiceCalls = recordCalls(supplierInvoice);
