-- What is new in a release, as operators write it for everybody on the platform.
create table app.version_notice (
  id uuid primary key,
  version text not null check (version <> ''),
  title_zh text not null check (title_zh <> ''),
  title_en text not null check (title_en <> ''),
  -- One line is one novelty.
  body_zh text not null check (body_zh <> ''),
  body_en text not null check (body_en <> ''),
  -- Null: a draft, which only operators see.
  published_at timestamptz,
  updated_at timestamptz not null
);
create unique index version_notice_version on app.version_notice (version);
grant select, insert, update, delete on app.version_notice to app_ops;

-- Who has read which of them.
create table app.version_notice_read (
  notice_id uuid not null references app.version_notice (id) on delete cascade,
  account_id uuid not null references app.account (id) on delete cascade,
  read_at timestamptz not null,
  primary key (notice_id, account_id)
);
create index version_notice_read_by_account on app.version_notice_read (account_id);
grant select, insert on app.version_notice_read to app_ops;
