import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { jobTitles } from './texts/job-titles.ts';

/** How long a file waits for a row to take it. */
const UNSAVED_KEPT = 86_400_000;

/** The background work of this area. */
export const filecenterJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'filecenter.removeUnsaved',
    area: 'filecenter',
    title: jobTitles.removeUnsaved,
    payload: z.object({}),
    priority: 'low',
    schedule: { every: 'interval', minutes: 60 },
    async run(context) {
      const { tenantId } = context;
      const old = new Date(context.now().getTime() - UNSAVED_KEPT);
      const { numDeletedRows } = await context.step(null, async (transaction) => {
        // A sheet whose job never ended is of no use after a day either.
        await transaction
          .deleteFrom('record_import')
          .where('tenant_id', '=', tenantId)
          .where('added_at', '<', old)
          .execute();
        await transaction
          .deleteFrom('file_ticket')
          .where('tenant_id', '=', tenantId)
          .where('expires_at', '<', context.now())
          .execute();
        await transaction
          .deleteFrom('file_upload')
          .where('tenant_id', '=', tenantId)
          .where('added_at', '<', old)
          .execute();
        return transaction
          .deleteFrom('record_file')
          .where('tenant_id', '=', tenantId)
          .where('row_id', 'is', null)
          .where('added_at', '<', old)
          .executeTakeFirstOrThrow();
      });
      return { summary: { files: Number(numDeletedRows) } };
    },
  }),
];
