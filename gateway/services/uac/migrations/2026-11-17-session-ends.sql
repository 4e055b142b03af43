-- Tells every gateway of a session that ended, whoever ended it and however, so that what is open on its behalf is closed
-- at once: it cannot be asked for again, but it would live on. A session that grew idle says nothing; whoever holds
-- something open looks at it now and then. Runs with the rights of the role that ends it, which is app_ops.
create function app.tell_end_of_session() returns trigger
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  perform pg_notify('session_end', new.id::text);
  return null;
end
$$;
revoke execute on function app.tell_end_of_session() from public;

create trigger tell_end after update of ended_at on app.session
  for each row when (new.ended_at is not null and old.ended_at is null)
  execute function app.tell_end_of_session();
