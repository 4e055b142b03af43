import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { readHandedIn, tellOfInvoice } from './desk/tell-invoices.ts';
import { readConfirmedMonths, settleMonth } from './dispatch/settle-months.ts';
import { readWritten, tellPurchasers } from './messages/tell.ts';
import { jobTitles } from './texts/job-titles.ts';

/** The background work of this area: people of suppliers reach no one of the company, so a job informs the purchasers. */
export const supplierJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'supplier.tell',
    area: 'supplier',
    title: jobTitles.tell,
    payload: z.object({}),
    schedule: { every: 'interval', minutes: 1 },
    async run(context) {
      const { tenantId, now } = context;
      const written = await context.read((database) => readWritten({ database, tenantId }));
      for (const one of written)
        await context.step(null, (database) => tellPurchasers({ database, tenantId, now }, one));
      const invoices = await context.read((database) => readHandedIn({ database, tenantId }));
      for (const one of invoices)
        await context.step(null, (database) => tellOfInvoice({ database, tenantId, now }, one));
      const months = await context.read((database) =>
        readConfirmedMonths({ database, tenantId, now }),
      );
      let settled = 0;
      for (const one of months) {
        const made = await context.step(null, (database) =>
          settleMonth({ database, tenantId, now }, one),
        );
        settled += made ? 1 : 0;
      }
      return { summary: { settled, messages: written.length, invoices: invoices.length } };
    },
  }),
];
