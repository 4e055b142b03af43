-- A leaving that is recorded after its month was closed is one more cause of corrections. The row of its last day ends
-- the cycle of comprehensive hours, which counts in the month of the row.
alter table app.attendance_correction drop constraint attendance_correction_cause_check;
alter table app.attendance_correction add constraint attendance_correction_cause_check
  check (cause in ('leave', 'trip', 'overtime', 'patch', 'import', 'adjustment', 'roster', 'leaving'));
alter table app.attendance_correction add column ends_employment boolean not null default false;
