-- How many people a position is planned for changes on days: each row holds from its day to the next one. Before the first
-- row the number of the position itself holds, so that the plan of every day is known without a gap or an overlap.
create table app.position_plan (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  position_id uuid not null,
  -- The organisation of the position, which says who sees the plan.
  organ_id uuid not null,
  from_on date not null,
  planned integer not null check (planned >= 0),
  reason text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, position_id) references app.position (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create unique index position_plan_day on app.position_plan (tenant_id, position_id, from_on)
  where removed_at is null;
create index position_plan_by_start on app.position_plan (tenant_id, from_on, id);
create index position_plan_by_organ on app.position_plan (tenant_id, organ_id, id);
create index position_plan_by_number on app.position_plan (tenant_id, planned, id);
select app.protect_tenant_table('app.position_plan', array['select', 'insert', 'update']);

-- Who sees and changes positions sees and changes their plans.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, replace(f.function_id, 'ums.positions', 'ums.position-plans')
from app.role_function f
where f.function_id in ('ums.positions', 'ums.positions.edit', 'ums.positions.remove', 'ums.positions.export',
  'ums.positions.import')
on conflict do nothing;
alter table app.role_function force row level security;

-- What a role may do with the number of a position it may do with its changes.
alter table app.field_rule no force row level security;
insert into app.field_rule (tenant_id, role_id, biz_type, field, access)
select r.tenant_id, r.role_id, 'positionPlan', 'planned', r.access
from app.field_rule r where r.biz_type = 'position' and r.field = 'planned'
on conflict do nothing;
update app.field_rule set field = 'firstPlanned' where biz_type = 'position' and field = 'planned';
alter table app.field_rule force row level security;
