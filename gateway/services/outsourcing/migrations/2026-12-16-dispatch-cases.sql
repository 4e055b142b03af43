-- What the law and the money of dispatched work ask for besides: service agreements that are dispatch in fact, proof of a
-- consultation, prices by heads, months out of attendance with their corrections, replacements, and own contracts.

alter table app.dispatch_agreement
  add column kind text collate "C" not null default 'dispatch' check (kind in ('dispatch', 'service')),
  add column price_by text collate "C" not null default 'hours' check (price_by in ('hours', 'heads')),
  -- Who manages the workers of a service agreement (Interim Provisions on Labour Dispatch, art. 27).
  add column sets_hours boolean,
  add column directs_work boolean,
  add column disciplines boolean,
  add column gives_tools boolean,
  add column pays_by_hour boolean,
  add column picks_workers boolean,
  add column mixed_teams boolean,
  add column core_work boolean;

alter table app.dispatch_post
  add column month_pay numeric(12, 2),
  add column consulted_proof_id uuid;

alter table app.dispatch_assignment
  add column convert_on date,
  add column keeps_service boolean,
  -- Empty is without an end.
  add column contract_months integer,
  add column convert_note text,
  drop constraint dispatch_assignment_state_check,
  add constraint dispatch_assignment_state_check
    check (state in ('planned', 'working', 'ended', 'returned', 'converted', 'cancelled'));

alter table app.staff_request
  add column replaced_id uuid,
  -- The return that asked for it.
  add column return_id uuid,
  add foreign key (tenant_id, replaced_id) references app.employment (tenant_id, id),
  add foreign key (tenant_id, return_id) references app.dispatch_return (tenant_id, id);
create index staff_request_by_replaced on app.staff_request (tenant_id, replaced_id);
create unique index staff_request_by_return on app.staff_request (tenant_id, return_id);

alter table app.staff_request_candidate
  add column id_number text collate "C",
  add column entry_id uuid,
  add foreign key (tenant_id, entry_id) references app.entry (tenant_id, id);
create index staff_request_candidate_by_entry on app.staff_request_candidate (tenant_id, entry_id);

alter table app.dispatch_settlement
  add column days_due integer,
  add column days_worked numeric(6, 2),
  -- The first day of the settled month that it corrects.
  add column corrects date,
  -- The same as the hours, exactly, as long as they come from attendance.
  add column minutes integer,
  add column minutes150 integer,
  add column minutes200 integer,
  add column minutes300 integer;
drop index app.dispatch_settlement_month;
create unique index dispatch_settlement_month
  on app.dispatch_settlement (tenant_id, employment_id, month, coalesce(corrects, month)) where removed_at is null;
