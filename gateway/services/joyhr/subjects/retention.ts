import { type RawBuilder, sql } from 'kysely';
import { retentionSubject } from '#bridge/calls/joyhr/subjects/retention.ts';
import type { SubjectBinding } from '../../prism/bind.ts';
import { readJobLabels } from './people-facts.ts';

/**
 * The time of service on a day as one number: 32 for each whole month and one for each day beyond, so that months end at
 * multiples of 32 whatever their length.
 */
function service(day: RawBuilder<unknown>): RawBuilder<unknown> {
  const age = sql`age(${day}::timestamp, s.joined_on::timestamp)`;
  return sql`((extract(year from ${age}) * 12 + extract(month from ${age})) * 32
    + extract(day from ${age}))::int`;
}

/**
 * The time of service that was watched in the step, one row for each job: from `entry` on, up to `exit`, at which the
 * employment ended (`hasLeft`) or is watched no longer: still employed, or moved out of sight. Who was there before
 * the step comes in late, with the service of the day before it.
 */
export const serviceBinding: SubjectBinding = {
  subject: retentionSubject,
  facts: ({ tenantId, people }) => {
    const before = sql`(s.seen_from - 1)`;
    return sql`
    select * from (
      select s.key as step, s.person, s.organ_id, s."employmentType", s.gender, s.grade,
        case when s.has_left then s.left_reason end as reason, s.has_left as "hasLeft",
        case when s.from_on < s.seen_from then ${service(before)}
          when s.from_on = s.joined_on then 0 else ${service(sql`s.from_on`)} end as entry,
        greatest(${service(sql`least(s.until, s.seen_to)`)}, 1) as exit
      from (
        select t.key, t.from_on as seen_from, t.to_on as seen_to, e.id as person, j.organ_id,
          e.employment_type as "employmentType", p.gender, j.grade_code as grade, e.left_reason,
          e.joined_on, j.from_on, least(j.to_on + 1, e.left_on) as until,
          coalesce(least(j.to_on + 1, e.left_on) = e.left_on and e.left_on <= t.to_on, false) as has_left
        from step t
        join employment e on e.tenant_id = ${tenantId} and e.joined_on <= t.to_on
          and (e.left_on is null or e.left_on >= t.from_on)
        join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and j.from_on <= t.to_on
        join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
        where ${people}
      ) s
      where (s.until is null or s.until >= s.seen_from)
        and (s.until is null or s.until > s.from_on or s.until = s.joined_on)
    ) watched where watched.exit > watched.entry`;
  },
  labels: readJobLabels,
};

/**
 * Who joined in the step, in the organisation of the joining day. `gone` is the number of months of service after which
 * the employment was over, empty as long as it lasts.
 */
export const hiredBinding: SubjectBinding = {
  subject: retentionSubject,
  facts: ({ tenantId, people, day }) => sql`
    select s.*, case when s.left_on <= ${day}::date
      then ceil(${service(sql`s.left_on`)} / 32.0)::int end as gone
    from (
      select t.key as step, e.id as person, j.organ_id, e.employment_type as "employmentType",
        p.gender, j.grade_code as grade, null::text as reason, e.joined_on, e.left_on
      from step t
      join employment e on e.tenant_id = ${tenantId} and e.joined_on between t.from_on and t.to_on
      join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
        and j.from_on <= e.joined_on and (j.to_on is null or j.to_on >= e.joined_on)
      join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
      where ${people}
    ) s`,
  labels: readJobLabels,
};
