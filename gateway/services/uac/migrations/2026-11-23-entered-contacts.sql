-- Administrators of the company that looks after an account enter its phone and address, as they enter its name.
alter table app.account_contact enable row level security;
alter table app.account_contact force row level security;
create policy operator_plane on app.account_contact to app_ops using (true) with check (true);
create policy managed on app.account_contact to app_rw
  using (account_id in (select a.id from app.account a where a.managed_by = (select app.tenant())))
  with check (account_id in (select a.id from app.account a where a.managed_by = (select app.tenant())));
grant select, insert, update, delete on app.account_contact to app_rw;
