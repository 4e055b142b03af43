-- What a company says about itself: how it is shown, where its people work, who employs them, and its own lists of words.

alter table app.tenant
  -- What is written over the pages: nothing, the company's name, the person's name and account, or words of its own.
  add column watermark_kind text not null default 'none'
    check (watermark_kind in ('none', 'company', 'person', 'words')),
  add column watermark_words text not null default '',
  add column settings_version integer not null default 1;
create policy own_settings on app.tenant for update to app_rw
  using (id = (select app.tenant())) with check (id = (select app.tenant()));
grant update (name, locale, time_zone, watermark_kind, watermark_words, settings_version)
  on app.tenant to app_rw;

create table app.work_place (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  -- ISO 3166-2 of a part of China, which decides the rules of law that hold there; other for abroad.
  region text collate "C",
  city text,
  address text,
  closed_on date,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index work_place_name on app.work_place (tenant_id, name) where removed_at is null;
select app.protect_tenant_table('app.work_place', array['select', 'insert', 'update']);

-- Who signs contracts and pays: the company itself, or several.
create table app.legal_entity (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text collate "C" not null,
  -- Unified social credit code (GB 32100-2015).
  credit_code text collate "C",
  representative text,
  address text,
  closed_on date,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index legal_entity_name on app.legal_entity (tenant_id, name) where removed_at is null;
create unique index legal_entity_credit_code
  on app.legal_entity (tenant_id, credit_code) where removed_at is null;
select app.protect_tenant_table('app.legal_entity', array['select', 'insert', 'update']);

-- Lists of words that the company keeps itself, such as the reasons for which people leave.
create table app.dictionary_category (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  code text collate "C" not null,
  name_zh text not null,
  name_en text not null,
  sort_order integer not null,
  note text,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index dictionary_category_code
  on app.dictionary_category (tenant_id, code) where removed_at is null;
create index dictionary_category_by_order on app.dictionary_category (tenant_id, sort_order, id);
select app.protect_tenant_table('app.dictionary_category', array['select', 'insert', 'update']);

create table app.dictionary_item (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  category_id uuid not null,
  code text collate "C" not null,
  name_zh text not null,
  name_en text not null,
  sort_order integer not null,
  -- Offered no more; what names it keeps it.
  disabled boolean not null,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references app.dictionary_category (tenant_id, id)
);
create unique index dictionary_item_code
  on app.dictionary_item (tenant_id, category_id, code) where removed_at is null;
create index dictionary_item_by_code on app.dictionary_item (tenant_id, code, id);
create index dictionary_item_by_order on app.dictionary_item (tenant_id, sort_order, id);
select app.protect_tenant_table('app.dictionary_item', array['select', 'insert', 'update']);
