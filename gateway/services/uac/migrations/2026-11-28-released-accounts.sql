-- Whoever adds a person of another company to theirs has no right to that account, and need not have one: the release is
-- done with the rights of the owner, to whom row-level security applies as well.
create or replace function app.release_shared_account() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog
  as $$
  begin
    update app.account set managed_by = null where id = new.account_id and managed_by <> new.tenant_id;
    return new;
  end
  $$;
revoke execute on function app.release_shared_account() from public;

create policy released_read on app.account for select to app_owner using (true);
create policy released on app.account for update to app_owner
  using (managed_by is not null) with check (managed_by is null);
