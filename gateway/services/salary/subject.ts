import { sql } from 'kysely';
import { paySubject } from '#bridge/calls/salary/subject.ts';
import { readJobLabels } from '../joyhr/subjects/people-facts.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** Slips of paid runs as they were calculated last, in the organisation they were paid in. */
export const payBinding: SubjectBinding = {
  subject: paySubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, coalesce(i.organ_id, j.organ_id) as organ_id,
      j.grade_code as grade, p.gender, e.employment_type as "employmentType", 1 as slips,
      i.gross, i.own_contributions as own,
      i.employer_contributions as employer,
      i.income_tax + i.bonus_tax + i.severance_tax as tax, i.net,
      i.gross + i.employer_contributions as cost
    from step s
    join pay_run r on r.tenant_id = ${tenantId} and r.state in ('paid', 'closed')
      and r.month between date_trunc('month', s.from_on) and s.to_on
    join pay_slip i on i.tenant_id = r.tenant_id and i.pay_run_id = r.id
      and i.calculation = r.calculation
    join employment e on e.tenant_id = i.tenant_id and e.id = i.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join lateral (
      select * from job_row q where q.tenant_id = e.tenant_id and q.employment_id = e.id
        and q.from_on < r.month + interval '1 month'
      order by q.from_on desc limit 1
    ) j on true
    where ${people}`,
  labels: readJobLabels,
};
