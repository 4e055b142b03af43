-- Addresses of files that work once, for a minute, without a session: a download manager has none.
create table app.file_ticket (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Who asked, with the right to read the file.
  account_id uuid not null,
  -- A paper of an employee, or a file in a field of a record.
  kind text collate "C" not null check (kind in ('employee', 'record')),
  file_id uuid not null,
  -- SHA-256 of the secret in the address, which is kept nowhere.
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create index file_ticket_by_account on app.file_ticket (tenant_id, account_id);
create index file_ticket_by_expiry on app.file_ticket (tenant_id, expires_at);
select app.protect_tenant_table('app.file_ticket', array['select', 'insert', 'delete']);
