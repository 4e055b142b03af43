import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { removeOldRows } from './remove-old-rows.ts';

/** The recurring work of this area. */
export const retentionJobs: readonly AnyJobKind[] = [
  defineJob({
    kind: 'retention.removeOldRows',
    area: 'retention',
    title: { 'zh-CN': '清理过期的审计和使用记录', en: 'Remove old audit and usage records' },
    payload: z.object({}),
    priority: 'low',
    schedule: { every: 'interval', minutes: 60 },
    async run(context) {
      const rows = await removeOldRows(context.tenantId, context.now(), (body) =>
        context.step(null, body),
      );
      return { summary: { rows } };
    },
  }),
];
