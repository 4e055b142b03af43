-- Steps that vote or take one of each group, requests that are made again after they ended or started by apps of vendors.
alter table app.approval_task drop constraint approval_task_mode_check;
alter table app.approval_task add constraint approval_task_mode_check
  check (mode in ('or', 'and', 'order', 'vote', 'each'));

-- The ended request that this one was made again from.
alter table app.approval add column previous_id uuid;
alter table app.approval add foreign key (tenant_id, previous_id) references app.approval (tenant_id, id);
create index approval_by_previous on app.approval (tenant_id, previous_id) where previous_id is not null;

-- Vendors' apps that may start a form in the name of the person who uses them, and the app that started a request.
alter table app.approval_definition add column apps text[] not null default '{}';
alter table app.approval add column app text collate "C";
create index approval_by_app on app.approval (tenant_id, starter_account, app) where app is not null;
