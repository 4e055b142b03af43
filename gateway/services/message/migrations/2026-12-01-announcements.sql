-- Announcements to several organisations and roles, and their withdrawal.

alter table app.notice drop constraint notice_audience_check;
alter table app.notice add constraint notice_audience_check
  check (audience in ('tenant', 'organ', 'account', 'chosen'));
-- Null while it is shown; who read it before stays on record.
alter table app.notice add column withdrawn_at timestamptz;

-- With the audience `chosen`: everybody who stands in or below one of these organisations, or holds one of these roles.
create table app.notice_target (
  tenant_id uuid not null,
  notice_id uuid not null,
  kind text collate "C" not null check (kind in ('organ', 'role')),
  target_id uuid not null,
  primary key (tenant_id, notice_id, kind, target_id),
  foreign key (tenant_id, notice_id) references app.notice (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('app.notice_target');
