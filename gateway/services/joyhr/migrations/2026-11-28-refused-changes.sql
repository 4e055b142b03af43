-- Planned changes that could not take effect on their day, with what was in the way at the last try. A row goes when the change takes effect.
create table app.refused_change (
  tenant_id uuid not null references app.tenant (id),
  record text collate "C" not null check (record in ('entry', 'regularisation', 'transfer', 'leaving')),
  row_id uuid not null,
  tried_at timestamptz not null,
  code text collate "C" not null,
  -- What is wrong with which field: [{path, issue, min, max}].
  fields jsonb not null,
  primary key (tenant_id, record, row_id)
);
select app.protect_tenant_table('app.refused_change');
