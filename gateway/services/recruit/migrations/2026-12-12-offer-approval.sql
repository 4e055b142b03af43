-- The text of an offer letter, with fields in braces.
create table app.offer_template (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  body text not null,
  retired boolean,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index offer_template_name on app.offer_template (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.offer_template', array['select', 'insert', 'update']);

-- An offer is a record of its own: approved before it is sent, with pay in parts.
alter table app.offer
  add column candidate_id uuid,
  add column job_id uuid,
  -- The organisation of the job.
  add column organ_id uuid,
  add column position_pay numeric(12, 2) check (position_pay >= 0),
  add column performance_pay numeric(12, 2) check (performance_pay >= 0),
  add column allowance numeric(12, 2) check (allowance >= 0),
  -- Salaries a year.
  add column pay_months numeric(4, 1),
  add column benefits text,
  add column template_id uuid,
  add column pending uuid,
  add column custom jsonb not null default '{}',
  add column removed_at timestamptz;
alter table app.offer no force row level security;
alter table app.application no force row level security;
alter table app.hiring_job no force row level security;
update app.offer o set candidate_id = a.candidate_id, job_id = a.job_id, organ_id = j.organ_id
from app.application a join app.hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
where a.tenant_id = o.tenant_id and a.id = o.application_id;
alter table app.offer force row level security;
alter table app.application force row level security;
alter table app.hiring_job force row level security;
alter table app.offer
  alter column candidate_id set not null,
  alter column job_id set not null,
  alter column organ_id set not null,
  -- Found when the row is there: the active application of the candidate for the job.
  alter column application_id drop not null,
  add foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id),
  add foreign key (tenant_id, job_id) references app.hiring_job (tenant_id, id),
  add foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  add foreign key (tenant_id, template_id) references app.offer_template (tenant_id, id),
  drop constraint offer_state_check,
  add constraint offer_state_check check
    (state in ('draft', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'));
drop index app.offer_once;
create unique index offer_once on app.offer (tenant_id, application_id)
  where removed_at is null and state in ('draft', 'approved', 'sent', 'accepted');
-- How long an offer was valid is a step of its application as well.
alter table app.application_step
  drop constraint application_step_action_check,
  add constraint application_step_action_check check (action in ('applied', 'moved', 'closed', 'reopened',
    'offered', 'accepted', 'declined', 'expired', 'withdrawn'));
create index offer_by_application on app.offer (tenant_id, application_id);
create index offer_by_entry on app.offer (tenant_id, entry_on, id);
create index offer_by_end on app.offer (tenant_id, valid_until, id);
create index offer_by_organ on app.offer (tenant_id, organ_id, id);

-- Who made offers on the board goes on with the functions of the record, and with its pay.
alter table app.role_function no force row level security;
alter table app.field_rule no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f, (values ('recruitment.offers'), ('recruitment.offers.edit')) added(function_id)
where f.function_id = 'recruitment.board.offer'
on conflict do nothing;
insert into app.field_rule (tenant_id, role_id, biz_type, field, access)
select f.tenant_id, f.role_id, 'offer', ruled.field, 'write'
from app.role_function f, (values
  ('basePay'), ('positionPay'), ('performancePay'), ('allowance'), ('payMonths')) ruled(field)
where f.function_id = 'recruitment.board.offer'
on conflict do nothing;
delete from app.role_function where function_id = 'recruitment.board.offer';
alter table app.field_rule force row level security;
alter table app.role_function force row level security;
