-- Trips that the company pays the rest of: the request is a record that waits for approval, seats and points are kept meanwhile.
create table app.tour_funding (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text not null,
  employment_id uuid not null,
  departure_id uuid not null,
  -- Points of the person, and those that the company is asked for.
  own_points integer not null check (own_points >= 0),
  funded_points integer not null check (funded_points > 0),
  reason text,
  state text collate "C" not null check (state in ('draft', 'approved', 'closed')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, departure_id) references app.tour_departure (tenant_id, id)
);
create unique index tour_funding_number on app.tour_funding (tenant_id, number) where removed_at is null;
create index tour_funding_by_employment on app.tour_funding (tenant_id, employment_id, id);
create index tour_funding_by_departure on app.tour_funding (tenant_id, departure_id, id);
select app.protect_tenant_table('app.tour_funding', array['select', 'insert', 'update']);

alter table app.tour_plan add column funded_trip boolean;
alter table app.tour_booking
  -- Of the points, those that the company pays.
  add column funded integer not null default 0 check (funded between 0 and points),
  add column funding_id uuid,
  add foreign key (tenant_id, funding_id) references app.tour_funding (tenant_id, id),
  drop constraint tour_booking_state_check,
  add constraint tour_booking_state_check check (state in
    ('held', 'approving', 'paid', 'confirmed', 'declined', 'refused', 'cancelled', 'lapsed'));
create unique index tour_booking_funding on app.tour_booking (tenant_id, funding_id);
drop index app.tour_booking_live;
create unique index tour_booking_live on app.tour_booking (tenant_id, departure_id, employment_id)
  where state in ('held', 'approving', 'paid', 'confirmed');

alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, 'tourdesk.funding' || verb.name
from app.role_function f, (values (''), ('.edit'), ('.remove'), ('.export'), ('.import')) verb(name)
where f.function_id = 'tourdesk.plans.edit'
on conflict do nothing;
alter table app.role_function force row level security;
