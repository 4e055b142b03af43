-- Files in forms and comments of approvals.

create table app.approval_file (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Null until a form or a comment with it is sent; what is never sent is removed after a month.
  approval_id uuid,
  -- The field of the form; null for a comment.
  field text collate "C",
  -- The line of the log, for a comment.
  action_id uuid,
  name text not null check (length(name) between 1 and 120),
  format text collate "C" not null
    check (format in ('pdf', 'docx', 'xlsx', 'jpeg', 'png', 'gif', 'bmp')),
  size integer not null check (size = octet_length(content)),
  content bytea not null check (octet_length(content) between 1 and 10485760),
  added_at timestamptz not null,
  account_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, approval_id) references app.approval (tenant_id, id),
  check (approval_id is null or (field is null) <> (action_id is null))
);
alter table app.approval_file alter column content set storage external;
create index approval_file_by_approval on app.approval_file (tenant_id, approval_id) where approval_id is not null;
create index approval_file_unsent on app.approval_file (tenant_id, added_at) where approval_id is null;
select app.protect_tenant_table('app.approval_file');
