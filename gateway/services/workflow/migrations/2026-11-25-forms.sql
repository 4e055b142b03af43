-- Forms that people start: which business a form is for, and what somebody has filled in and not sent yet.

-- Forms of one business are alternatives: each person gets one of them. Null: a form of its own.
alter table app.approval_definition add column biz_type text collate "C";
create index approval_definition_by_biz_type on app.approval_definition (tenant_id, biz_type)
  where biz_type is not null;

create table app.form_draft (
  tenant_id uuid not null references app.tenant (id),
  account_id uuid not null,
  definition_id uuid not null,
  -- Of the form it was filled in on.
  version integer not null,
  form_values jsonb not null,
  saved_at timestamptz not null,
  primary key (tenant_id, account_id, definition_id),
  foreign key (tenant_id, definition_id) references app.approval_definition (tenant_id, id),
  foreign key (tenant_id, account_id) references app.membership (tenant_id, account_id) on delete cascade
);
select app.protect_tenant_table('app.form_draft', array['select', 'insert', 'update', 'delete']);

-- The policy of a step for whom it finds no one has the word of its code. The owner of the tables writes past the wall.
create function pg_temp.renamed(route jsonb) returns jsonb language sql as $$
  select jsonb_set(route, '{nodes}', coalesce((
    select jsonb_agg(case when n ? 'nobody'
      then (n - 'nobody') || jsonb_build_object('noAssignee', n -> 'nobody') else n end order by i)
    from jsonb_array_elements(route -> 'nodes') with ordinality as x(n, i)), '[]'::jsonb))
$$;
alter table app.approval_version no force row level security;
alter table app.approval_definition no force row level security;
alter table app.approval no force row level security;
update app.approval_version set route = pg_temp.renamed(route);
update app.approval_definition set draft = jsonb_set(draft, '{route}', pg_temp.renamed(draft -> 'route'));
update app.approval set nodes = replace(nodes::text, '"note": "nobody"', '"note": "noAssignee"')::jsonb;
alter table app.approval_version force row level security;
alter table app.approval_definition force row level security;
alter table app.approval force row level security;
