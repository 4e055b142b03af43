-- Personal access tokens: with one, a program of a person works in one company with the rights that the person has then.
create table app.personal_token (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- SHA-256 of the secret, which is shown once and kept nowhere.
  secret_hash bytea not null check (length(secret_hash) = 32),
  -- The last characters of the secret, by which the person knows it again.
  hint text not null check (length(hint) = 4),
  name text not null check (length(name) between 1 and 60),
  -- Whether it only reads, or proposes requests as well, which the person then confirms.
  scope text not null check (scope in ('read', 'propose')),
  created_at timestamptz not null,
  -- Ninety days at most.
  expires_at timestamptz not null check (expires_at <= created_at + interval '2160 hours'),
  last_used_at timestamptz,
  last_address text,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create index personal_token_by_secret on app.personal_token (secret_hash);
create index personal_token_by_person on app.personal_token (tenant_id, account_id);
create index personal_token_by_account on app.personal_token (account_id);
select app.protect_tenant_table('app.personal_token');

-- It is found by its secret before a company is known, and ends with the sessions of its account.
create policy operator_plane on app.personal_token to app_ops using (true) with check (true);
grant select, delete on app.personal_token to app_ops;
grant update (last_used_at, last_address) on app.personal_token to app_ops;

-- Who is locked out of a company, or has left it, has no tokens in it, whatever part of the product did that.
create function app.end_personal_tokens() returns trigger
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  delete from app.personal_token t where t.tenant_id = new.tenant_id and t.account_id = new.account_id;
  return null;
end;
$$;
revoke execute on function app.end_personal_tokens() from public;

create trigger membership_ends_tokens after update of status on app.membership
  for each row when (new.status = 'suspended') execute function app.end_personal_tokens();
