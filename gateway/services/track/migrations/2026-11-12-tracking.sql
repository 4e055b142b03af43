-- Behaviour events: what was used in the portal and its apps, without the person who did.

create table app.track_key (
  tenant_id uuid not null references app.tenant (id),
  -- The day it signs for, where the tenants work.
  day date not null,
  -- Signs reports. Every browser of the company gets it: it tells a report of this portal from a stray one, and proves nothing.
  key text not null check (length(key) = 43),
  -- Turns an account into a visitor of this day. It leaves the gateway never, and is gone after a few days: nobody can say then
  -- who a visitor was, nor whether two of different days are one.
  salt text not null check (length(salt) = 43),
  primary key (tenant_id, day)
);
select app.protect_tenant_table('app.track_key', array['select', 'insert', 'delete']);

create table app.tracked_event (
  tenant_id uuid not null references app.tenant (id),
  -- One run of the portal's page in one browser tab.
  run_id uuid not null,
  -- Counts the events of a run, so that a report that is sent twice is kept once.
  number integer not null check (number >= 0),
  at timestamptz not null,
  -- The day of it where the tenants work, by which it is counted.
  day date not null,
  -- Code of the app; `portal` for what the shell says of itself.
  app text collate "C" not null check (length(app) <= 32),
  event text collate "C" not null check (length(event) <= 64),
  properties jsonb not null check (jsonb_typeof(properties) = 'object' and length(properties::text) <= 1000),
  -- A person on one day: SHA-256 of the day's salt and the account, in part.
  visitor text collate "C" not null check (length(visitor) = 16),
  -- Events of the same page that never reached the gateway, between the report before and this one's.
  lost integer not null default 0 check (lost >= 0),
  primary key (tenant_id, run_id, number)
);
create index tracked_event_by_time on app.tracked_event (tenant_id, at desc, run_id, number);
create index tracked_event_by_day on app.tracked_event (tenant_id, day desc, app, event);
select app.protect_tenant_table('app.tracked_event', array['select', 'insert', 'delete']);
