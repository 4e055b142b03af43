import { type RawBuilder, sql } from 'kysely';
import { candidate } from '#bridge/calls/recruit/records/candidate.ts';
import { candidateWords } from '#bridge/calls/recruit/records/candidate.words.ts';
import { hiringChannel } from '#bridge/calls/recruit/records/channel.ts';
import { hiringChannelWords } from '#bridge/calls/recruit/records/channel.words.ts';
import { hiringJob } from '#bridge/calls/recruit/records/job.ts';
import { hiringJobWords } from '#bridge/calls/recruit/records/job.words.ts';
import { requisition } from '#bridge/calls/recruit/records/requisition.ts';
import { requisitionWords } from '#bridge/calls/recruit/records/requisition.words.ts';
import { hiringStage } from '#bridge/calls/recruit/records/stage.ts';
import { hiringStageWords } from '#bridge/calls/recruit/records/stage.words.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { type BoundRecord, bindRecord, type VirtualScope } from '#gateway/record/binding.ts';
import { offers, offerTemplates } from './offers.ts';
import { checkJobState, usedCandidates, usedJobs, usedRequisitions, usedStages } from './rules.ts';

/** Channels in their table. */
export const hiringChannels = bindRecord(hiringChannel, {
  table: 'hiring_channel',
  words: hiringChannelWords,
});

/** Stages in their table. One that an application was in stays. */
export const hiringStages = bindRecord(hiringStage, {
  table: 'hiring_stage',
  words: hiringStageWords,
  rules: { inUse: (ids, context) => usedStages(ids, context) },
});

/** Requisitions in their table. */
export const requisitions = bindRecord(requisition, {
  table: 'requisition',
  words: requisitionWords,
  virtuals: {
    filled: ({ tenantId }) => sql`(select count(*)::int from application a
      join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where a.tenant_id = ${tenantId} and j.requisition_id = r.id and a.state = 'hired')`,
    overPlan,
  },
  rules: { inUse: (ids, context) => usedRequisitions(ids, context) },
});

/** Jobs in their table. */
export const hiringJobs = bindRecord(hiringJob, {
  table: 'hiring_job',
  words: hiringJobWords,
  virtuals: {
    active: ({ tenantId }) => sql`(select count(*)::int from application a
      where a.tenant_id = ${tenantId} and a.job_id = r.id and a.state = 'active')`,
  },
  rules: {
    inUse: (ids, context) => usedJobs(ids, context),
    guards: { publish: checkJobState, reopen: checkJobState, close: checkJobState },
  },
});

/** Candidates in their table. */
export const candidates = bindRecord(candidate, {
  table: 'candidate',
  words: candidateWords,
  sortKeys: { name: 'name_sort' },
  lines: { schools: { table: 'candidate_school', owner: 'candidate_id' } },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    inUse: (ids, context) => usedCandidates(ids, context),
  },
});

/** The records of recruitment. */
export const recruitRecords: readonly BoundRecord[] = [
  hiringChannels,
  hiringStages,
  requisitions,
  hiringJobs,
  candidates,
  offers,
  offerTemplates,
];

/** More heads than the position still has seats for: its plan less its people and the heads of other open requisitions. */
function overPlan({ tenantId, today }: VirtualScope): RawBuilder<unknown> {
  return sql`(r.heads > (select p.planned from position p where p.tenant_id = ${tenantId} and p.id = r.position_id)
    - (select count(*)::int from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = ${tenantId} and j.position_id = r.position_id
        and ${jobOnDay(today)} and ${employedOn(today)})
    - (select coalesce(sum(o.heads), 0)::int from requisition o where o.tenant_id = ${tenantId}
      and o.position_id = r.position_id and o.id <> r.id and o.state = 'open' and o.removed_at is null))`;
}
