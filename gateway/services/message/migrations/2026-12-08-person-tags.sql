-- Tags: people whom announcements reach together, wherever they work.

create table app.person_tag (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index person_tag_name on app.person_tag (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.person_tag', array['select', 'insert', 'update']);

create table app.person_tag_member (
  tenant_id uuid not null,
  id uuid not null,
  tag_id uuid not null,
  sort_order integer not null,
  employment_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, tag_id) references app.person_tag (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create index person_tag_member_by_tag on app.person_tag_member (tenant_id, tag_id, sort_order);
create index person_tag_member_by_employment on app.person_tag_member (tenant_id, employment_id);
select app.protect_tenant_table('app.person_tag_member');

alter table app.notice_target drop constraint notice_target_kind_check;
alter table app.notice_target add constraint notice_target_kind_check
  check (kind in ('organ', 'role', 'tag'));
