-- Workers that an agency is asked for, and whom it proposes.
create table app.staff_request (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  title text not null,
  post_id uuid not null,
  organ_id uuid not null,
  heads integer not null check (heads > 0),
  why text collate "C" not null check (why in ('new', 'replacement')),
  needed_on date not null,
  note text,
  state text collate "C" not null check (state in ('draft', 'sent', 'filled', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, post_id) references app.dispatch_post (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create index staff_request_by_title on app.staff_request (tenant_id, title, id);
create index staff_request_by_needed_on on app.staff_request (tenant_id, needed_on, id);
create index staff_request_by_post on app.staff_request (tenant_id, post_id);
create index staff_request_by_organ on app.staff_request (tenant_id, organ_id);
select app.protect_tenant_table('app.staff_request', array['select', 'insert', 'update']);

create table app.staff_request_candidate (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  sort_order integer not null,
  name text not null,
  phone text collate "C",
  decision text collate "C" not null check (decision in ('open', 'taken', 'refused')),
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references app.staff_request (tenant_id, id)
);
create index staff_request_candidate_by_request
  on app.staff_request_candidate (tenant_id, request_id, sort_order);
select app.protect_tenant_table('app.staff_request_candidate');
