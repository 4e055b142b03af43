-- Leave by the hour: the times of the first and the last day, on the clock of the shift's day.
alter table app.leave_type drop constraint leave_type_unit_check;
alter table app.leave_type add constraint leave_type_unit_check check (unit in ('hour', 'half', 'day'));

alter table app.leave_request add column from_at text collate "C";
alter table app.leave_request add column to_at text collate "C";
-- An hour of a shift of eight is 0.125 of a day.
alter table app.leave_request alter column days type numeric(10, 4);

alter table app.leave_request_day drop constraint leave_request_day_half_check;
alter table app.leave_request_day add constraint leave_request_day_half_check
  check (half in ('whole', 'am', 'pm', 'times'));
alter table app.leave_request_day add column from_at text collate "C";
alter table app.leave_request_day add column to_at text collate "C";
