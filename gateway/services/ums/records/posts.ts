import { sql } from 'kysely';
import { post } from '#bridge/calls/ums/records/post.ts';
import { postWords } from '#bridge/calls/ums/records/post.words.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { usedJobs } from './used-jobs.ts';

/** Posts in their table. How many people hold one is a fact about the company, for any caller. */
export const posts = bindRecord(post, {
  table: 'post',
  words: postWords,
  sortKeys: { name: 'name_sort' },
  virtuals: {
    status: ({ today }) =>
      sql`case when r.closed_on is null or r.closed_on > ${today}::date then 'open' else 'closed' end`,
    headCount: ({ tenantId, today }) => sql`(select count(*)::int from job_row j
      join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
      where j.tenant_id = ${tenantId} and j.post_id = r.id and ${jobOnDay(today)} and ${employedOn(today)})`,
  },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    inUse: (ids, context) => usedJobs(context, 'post_id', ids),
  },
});
