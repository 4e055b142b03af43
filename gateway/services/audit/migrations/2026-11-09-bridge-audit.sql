-- What the apps of a company asked of the shell: one row for each call over the bridge, never with what was in it.

create table app.bridge_call (
  tenant_id uuid not null references app.tenant (id),
  -- Who was signed in, as the session said; no reference: what an account did outlives its membership.
  account_id uuid not null,
  -- One run of an app in one browser tab.
  mount_id uuid not null,
  -- Counts the calls of a browser tab, so that a report that is sent twice is kept once.
  number integer not null check (number >= 0),
  at timestamptz not null,
  app text collate "C" not null check (length(app) <= 64),
  -- As it was called: what an app asks for need not exist.
  method text collate "C" not null check (length(method) <= 64),
  decision text not null check (decision in ('served', 'refused')),
  -- ok, or the code the app was answered.
  code text collate "C" not null check (length(code) <= 64),
  milliseconds float8 not null check (milliseconds >= 0),
  -- Bytes of the request; 0 when it was refused before it was measured.
  size integer not null check (size >= 0),
  -- Calls of the same browser tab that never reached the gateway, between the report before and this one's.
  lost integer not null default 0 check (lost >= 0),
  primary key (tenant_id, account_id, mount_id, number)
);
create index bridge_call_by_time on app.bridge_call (tenant_id, at desc, mount_id, number);
create index bridge_call_by_account on app.bridge_call (tenant_id, account_id, at desc);
-- What went wrong is looked for most, and is little of all.
create index bridge_call_by_failure on app.bridge_call (tenant_id, at desc) where code <> 'ok';
select app.protect_tenant_table('app.bridge_call', array['select', 'insert', 'delete']);

-- Nobody removes what is younger, whatever a request asks for: the Cybersecurity Law (art. 21) wants six months of logs.
create policy kept_for_180_days on app.bridge_call as restrictive for delete to app_rw
  using (at < now() - interval '180 days');
