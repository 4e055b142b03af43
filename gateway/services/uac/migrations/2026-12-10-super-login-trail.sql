-- What super logins leave in the audit trail is a chain: each line holds a hash over the line before it and its own event, so
-- that an event that is changed or taken out shows. Events of before are not in it.
create table app.super_login_line (
  tenant_id uuid not null references app.tenant (id),
  position bigint not null check (position > 0),
  -- No reference: the line stays when the event goes.
  event_id uuid not null,
  hash bytea not null check (length(hash) = 32),
  primary key (tenant_id, position),
  unique (tenant_id, event_id)
);
select app.protect_tenant_table('app.super_login_line', array['select', 'insert']);

create function app.super_login_hash(previous bytea, event app.audit_event) returns bytea
  language sql stable
  as $$
  select sha256(previous || convert_to(jsonb_build_array(
    event.tenant_id, event.id, extract(epoch from event.at), event.account_id, event.call, event.target, event.outcome,
    event.detail)::text, 'UTF8'))
  $$;

create function app.chain_super_login() returns trigger
  language plpgsql
  as $$
declare
  last app.super_login_line;
begin
  -- Of two at once the second waits for the line of the first.
  perform pg_advisory_xact_lock(hashtextextended('super_login_line ' || new.tenant_id, 0));
  select * into last from app.super_login_line where tenant_id = new.tenant_id order by position desc limit 1;
  insert into app.super_login_line (tenant_id, position, event_id, hash)
  values (new.tenant_id, coalesce(last.position, 0) + 1, new.id, app.super_login_hash(coalesce(last.hash, ''::bytea), new));
  return null;
end
$$;

create trigger chain_super_login after insert on app.audit_event
  for each row when (new.detail ? 'superLogin' or new.target like 'superLogin:%')
  execute function app.chain_super_login();
