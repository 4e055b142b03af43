-- The login that backups are made with: `psql -f gateway/db/backup-role.sql <address of the database, as superuser>`, once in
-- every database. Row-level security is forced, so the owner of the tables dumps nothing; and pg_dump calls set_config,
-- which the first migration took from everybody.

do $$ begin
  create role atrium_backup login bypassrls;
exception when duplicate_object or unique_violation then null; end $$;
grant pg_read_all_data to atrium_backup;
grant execute on function pg_catalog.set_config(text, text, boolean) to atrium_backup;
