-- Certificates that courses and exams give: for how long they are good, who holds them, and what renewed them.
create table app.certificate_kind (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  -- Empty: for good.
  months integer check (months between 1 and 120),
  renew_days integer not null check (renew_days between 1 and 365),
  renew_from text collate "C" not null check (renew_from in ('expiry', 'issue')),
  statutory boolean,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index certificate_kind_name on app.certificate_kind (tenant_id, name) where removed_at is null;
create index certificate_kind_by_name on app.certificate_kind (tenant_id, name, id);
select app.protect_tenant_table('app.certificate_kind', array['select', 'insert', 'update']);

create table app.training_certificate (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  kind_id uuid not null,
  number text not null,
  issued_on date not null,
  -- The last day it is good for; null for good.
  expires_on date check (expires_on >= issued_on),
  source text collate "C" not null check (source in ('own', 'outside')),
  renews_id uuid,
  scan_id uuid,
  note text,
  -- The nearest reminder that was sent, in days before its end; null for none yet.
  reminded integer,
  state text collate "C" not null check (state in ('valid', 'replaced', 'revoked')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, kind_id) references app.certificate_kind (tenant_id, id),
  foreign key (tenant_id, renews_id) references app.training_certificate (tenant_id, id)
);
create unique index training_certificate_kind_number on app.training_certificate (tenant_id, kind_id, number)
  where removed_at is null;
create index training_certificate_by_employment on app.training_certificate (tenant_id, employment_id, kind_id);
create index training_certificate_by_issue on app.training_certificate (tenant_id, issued_on, id);
create index training_certificate_by_expiry on app.training_certificate (tenant_id, expires_on, id);
select app.protect_tenant_table('app.training_certificate', array['select', 'insert', 'update']);

alter table app.training_course
  add column certificate_kind_id uuid,
  add column certificate_by text collate "C" check (certificate_by in ('session', 'exam', 'both')),
  add foreign key (tenant_id, certificate_kind_id) references app.certificate_kind (tenant_id, id),
  add check ((certificate_kind_id is null) = (certificate_by is null));

-- Who keeps courses keeps certificates as well; who has a desk reads those of the people in reach.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, kept.base || verb.name
from app.role_function f,
  (values ('training.certificates'), ('training.certificate-kinds')) kept(base),
  (values (''), ('.edit'), ('.remove'), ('.export'), ('.import')) verb(name)
where f.function_id = 'training.courses.edit'
on conflict do nothing;
insert into app.role_function (tenant_id, role_id, function_id)
select tenant_id, role_id, 'training.certificates' from app.role_function where function_id = 'training.desk'
on conflict do nothing;
alter table app.role_function force row level security;
