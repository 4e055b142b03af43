-- Disabling an account ends its sessions for good, whoever disables it and however: enabled again, it
-- signs in anew. Runs with the rights of the role that disables, which is app_ops.
create function app.end_sessions_of_disabled_account() returns trigger
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  update app.session set ended_at = now(), ended_reason = 'disabled'
  where account_id = new.id and ended_at is null;
  return null;
end
$$;
revoke execute on function app.end_sessions_of_disabled_account() from public;

create trigger end_sessions after update of status on app.account
  for each row when (new.status = 'disabled' and old.status <> 'disabled')
  execute function app.end_sessions_of_disabled_account();
