import { sql } from 'kysely';
import { attendanceSubject } from '#bridge/calls/kaoqin/subject.ts';
import type { SubjectBinding } from '../prism/bind.ts';

/** The totals of closed months, in the organisation of the last day of the month or of the employment. */
export const attendanceBinding: SubjectBinding = {
  subject: attendanceSubject,
  facts: ({ tenantId, people }) => sql`
    select s.key as step, e.id as person, j.organ_id, e.employment_type as "employmentType", p.gender,
      1 as "personMonths", t.due_minutes as due, t.absent_minutes as absent, t.leave_minutes as leave,
      greatest(t.due_minutes - t.absent_minutes - t.leave_minutes, 0) as present,
      t.late_times as late, t.early_times as early, t.missing_punches as missing,
      t.overtime_workday + t.overtime_cycle + t.overtime_rest_day + t.overtime_holiday as overtime,
      t.overtime_workday + t.overtime_cycle as workday, t.overtime_rest_day as "restDay", t.overtime_holiday as holiday,
      (t.overtime_workday + t.overtime_rest_day + t.overtime_holiday > 2160)::int as above36
    from step s
    join attendance_month m on m.tenant_id = ${tenantId} and m.state = 'closed'
      and m.month between date_trunc('month', s.from_on) and s.to_on
    join attendance_month_total t on t.tenant_id = m.tenant_id and t.month = m.month
    join employment e on e.tenant_id = t.tenant_id and e.id = t.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join lateral (
      select * from job_row r where r.tenant_id = e.tenant_id and r.employment_id = e.id
        and r.from_on < m.month + interval '1 month'
      order by r.from_on desc limit 1
    ) j on true
    where ${people}`,
};
