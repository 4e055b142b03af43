-- Documents of a company, and the parts that the search looks in.

create table app.company_document (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  title text collate "C" not null,
  kind text collate "C" not null,
  organ_id uuid,
  edition text,
  effective_on date not null,
  summary text,
  body text not null,
  attachment_id uuid,
  state text collate "C" not null check (state in ('draft', 'published', 'retired')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id)
);
create unique index company_document_title on app.company_document (tenant_id, title) where removed_at is null;
create index company_document_by_organ on app.company_document (tenant_id, organ_id) where organ_id is not null;
create index company_document_by_day on app.company_document (tenant_id, effective_on, id) where removed_at is null;
select app.protect_tenant_table('app.company_document', array['select', 'insert', 'update']);

-- A part of a document: a paragraph or a few, below its headings. `tokens` are pairs of Chinese characters and whole words
-- of other scripts, made by the application: no dictionary cuts Chinese the way people search for it.
create table app.document_part (
  tenant_id uuid not null,
  document_id uuid not null,
  part integer not null,
  headings text[] not null,
  content text not null,
  tokens tsvector not null,
  primary key (tenant_id, document_id, part),
  foreign key (tenant_id, document_id) references app.company_document (tenant_id, id)
);
create index document_part_tokens on app.document_part using gin (tokens);
select app.protect_tenant_table('app.document_part', array['select', 'insert', 'delete']);
