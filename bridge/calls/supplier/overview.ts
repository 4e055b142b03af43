/** Suppliers at a glance: what waits for the purchaser. */
import * as z from 'zod/mini';
import { day, id } from '../kit/atoms.ts';
import { type CardCall, defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { purchasingFunctions } from './functions.ts';
import { qualificationKinds } from './records/qualification.ts';

/** What every line of the overview has: its id and what it is called. */
const row = { id, name: z.string() };

export const purchasingOverview = defineCall({
  name: 'supplier.overview',
  path: '/gateway/supplier/web/overview/getOverview',
  service: 'supplier',
  request: z.strictObject({}),
  result: z.object({
    today: day,
    /** How many there are of each; the lists hold the first 20. */
    counts: z.object({
      applicants: z.number(),
      pending: z.number(),
      licences: z.number(),
      lateOrders: z.number(),
      blockedOrders: z.number(),
      toCheck: z.number(),
      disputes: z.number(),
      invoices: z.number(),
      uninvoiced: z.number(),
    }),
    /** Suppliers that wait for their admission, with the licences that are still missing. */
    applicants: z.array(z.object({ ...row, missing: z.array(z.enum(qualificationKinds)) })),
    /** Licences that were handed in and wait to be confirmed, the oldest first. */
    pending: z.array(
      z.object({ ...row, supplierName: z.string(), kind: z.enum(qualificationKinds) }),
    ),
    /** Licences of suppliers that work for the company: ended, or ending within 60 days. */
    licences: z.array(
      z.object({
        ...row,
        supplierName: z.string(),
        kind: z.enum(qualificationKinds),
        expiresOn: day,
        ended: z.boolean(),
      }),
    ),
    /** Orders that are not received whole after the day they were needed on. */
    lateOrders: z.array(z.object({ ...row, supplierName: z.string(), neededOn: day })),
    /** Orders under way with suppliers that were blacklisted: to be cancelled, or received to the end. */
    blockedOrders: z.array(z.object({ ...row, supplierName: z.string(), neededOn: day })),
    /** Deliveries that arrived and are not booked. */
    toCheck: z.array(z.object({ ...row, supplierName: z.string(), arrivedOn: z.nullable(day) })),
    /** Settlements that a supplier disputes. */
    disputes: z.array(z.object({ ...row, supplierName: z.string(), note: z.nullable(z.string()) })),
    /** Invoices that wait to be checked, the oldest first. */
    invoices: z.array(z.object({ ...row, supplierName: z.string(), gross: z.string() })),
    /** Approved settlements without an accepted invoice. */
    uninvoiced: z.array(z.object({ ...row, supplierName: z.string(), gross: z.string() })),
    /** Suppliers with orders by level, worst first; `none` is not rated yet. */
    levels: z.array(
      z.object({ level: z.enum(['A', 'B', 'C', 'D', 'none']), suppliers: z.number() }),
    ),
  }),
  access: { kind: 'function', functionId: purchasingFunctions.overview },
  doc: 'What waits for the purchaser: admissions, licences that end, late orders, deliveries to check, disputed settlements, invoices.',
});

export const purchasingCard: CardCall = defineCard({
  name: 'supplier.card.todos',
  path: '/gateway/supplier/web/home/getPurchasingTodos',
  service: 'supplier',
  functionId: purchasingFunctions.overview,
  doc: 'How much waits for the purchaser: late orders, deliveries to check, disputes, licences that end, admissions.',
});
