-- Whoever comes to belong to a second company is looked after by neither: no single one may reset the password.
create function app.release_shared_account() returns trigger
  language plpgsql
  as $$
  begin
    if exists (select from app.account where id = new.account_id and managed_by <> new.tenant_id) then
      update app.account set managed_by = null where id = new.account_id;
    end if;
    return new;
  end
  $$;
create trigger release_shared_account after insert on app.membership
  for each row execute function app.release_shared_account();
