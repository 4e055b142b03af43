-- That roles of a company got an app is written down in the transaction that gives it to them.
alter table app.app_event enable row level security;
alter table app.app_event force row level security;
create policy operator_plane on app.app_event to app_ops using (true) with check (true);
create policy granted_here on app.app_event for insert to app_rw
  with check (kind = 'granted' and for_tenant = (select app.tenant()));
grant insert on app.app_event to app_rw;
