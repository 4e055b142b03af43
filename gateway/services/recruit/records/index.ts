import { sql } from 'kysely';
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
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { askToRead } from '../resumes/ask-to-read.ts';
import { hasInResume } from '../resumes/find-in-resumes.ts';
import { offers, offerTemplates } from './offers.ts';
import { checkHeads, checkLeaver, hiredFor, overPlan } from './requisition-rules.ts';
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
    filled: ({ tenantId }) => hiredFor(tenantId, sql`r.id`),
    overPlan,
  },
  rules: {
    check: checkHeads,
    inUse: (ids, context) => usedRequisitions(ids, context),
    guards: { submit: checkLeaver },
  },
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
  lines: {
    schools: { table: 'candidate_school', owner: 'candidate_id' },
    jobs: { table: 'candidate_job', owner: 'candidate_id' },
  },
  keyword: {
    field: 'resume',
    finds: (tenantId, word) => hasInResume(tenantId, word),
  },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    inUse: (ids, context) => usedCandidates(ids, context),
    effects: (changes, context) => askToRead(changes, context),
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
