import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { remindHolders } from './certificates/remind.ts';
import { endForLeavers } from './enrolment/leavers.ts';
import { closeDue } from './exam/close-attempt.ts';
import { jobTitles } from './texts/job-titles.ts';

/** Hands in what a browser did not: an attempt has a result though its person is gone. */
const closeExamsJob = defineJob({
  kind: 'elephantstep.closeExams',
  area: 'elephantstep',
  title: jobTitles.closeExams,
  payload: z.object({}),
  schedule: { every: 'interval', minutes: 1 },
  async run({ tenantId, now, step, record }) {
    const attempts = await step(null, (database) => closeDue({ database, tenantId, now, record }));
    return { summary: { attempts } };
  },
});

/** Frees the seats of who left, once the changes of the day have taken effect. */
const leaversJob = defineJob({
  kind: 'elephantstep.leavers',
  area: 'elephantstep',
  title: jobTitles.leavers,
  payload: z.object({}),
  schedule: { every: 'day', at: '00:30' },
  async run({ tenantId, now, step, record }) {
    const enrolments = await step(null, (database) =>
      endForLeavers({ database, tenantId, now, record }),
    );
    return { summary: { enrolments } };
  },
});

/** Tells holders of certificates in time. */
const remindersJob = defineJob({
  kind: 'elephantstep.remindHolders',
  area: 'elephantstep',
  title: jobTitles.remindHolders,
  payload: z.object({}),
  schedule: { every: 'day', at: '08:10' },
  async run({ tenantId, now, step, record }) {
    const holders = await step(null, (database) =>
      remindHolders({ database, tenantId, now, record }),
    );
    return { summary: { holders } };
  },
});

/** The background work of this area. */
export const elephantstepJobs: readonly AnyJobKind[] = [closeExamsJob, leaversJob, remindersJob];
