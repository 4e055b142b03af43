-- Certificates that were issued: what each says, and the code by which anybody with the paper checks it.

create table app.issued_certificate (
  tenant_id uuid not null references app.tenant (id),
  approval_id uuid not null,
  code text collate "C" not null,
  kind text collate "C" not null check (kind in ('employment', 'income')),
  -- As they were when it was issued.
  person_name text not null,
  company_name text not null,
  joined_on date not null,
  organ_name text not null,
  post_name text not null,
  purpose text not null,
  income text,
  issued_at timestamptz not null,
  primary key (tenant_id, approval_id),
  constraint issued_certificate_code unique (tenant_id, code),
  foreign key (tenant_id, approval_id) references app.approval (tenant_id, id)
);
select app.protect_tenant_table('app.issued_certificate', array['select', 'insert']);
