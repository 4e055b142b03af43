-- The waiting list of a full departure: parties in the order in which they joined, each offered a hold when seats are free.
alter table app.tour_departure
  -- Null is without an end.
  add column wait_most integer check (wait_most >= 0);

create table app.tour_wait (
  tenant_id uuid not null,
  id uuid not null,
  departure_id uuid not null,
  employment_id uuid not null,
  -- Seats the party takes.
  persons integer not null check (persons >= 0),
  -- Who goes, as it was asked for.
  travellers jsonb not null,
  phone text collate "C",
  state text collate "C" not null check (state in ('waiting', 'offered', 'lapsed', 'left', 'closed')),
  -- The hold that was offered.
  booking_id uuid,
  joined_at timestamptz not null,
  -- Since when free seats go past this party, which does not fit.
  skipped_at timestamptz,
  -- When the administrators heard of that.
  told_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, departure_id) references app.tour_departure (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, booking_id) references app.tour_booking (tenant_id, id)
);
create unique index tour_wait_once on app.tour_wait (tenant_id, departure_id, employment_id) where state = 'waiting';
create index tour_wait_line on app.tour_wait (tenant_id, departure_id, id) where state in ('waiting', 'offered');
create index tour_wait_by_person on app.tour_wait (tenant_id, employment_id, id);
create index tour_wait_by_booking on app.tour_wait (tenant_id, booking_id);
select app.protect_tenant_table('app.tour_wait', array['select', 'insert', 'update']);
