-- Messages of a company to its people, who read which of them, and what a person keeps of the portal's look.

create table app.notice (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  kind text not null check (kind in ('announcement', 'todo', 'system')),
  -- Plain text; an empty line parts the paragraphs of a body.
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  -- The same in English where the company writes both; null: one text serves every reader.
  title_en text check (title_en <> ''),
  body_en text check (body_en <> ''),
  -- Seconds a reader must stay with it before it counts as read; null: it counts when it is opened.
  must_read_seconds integer check (must_read_seconds between 3 and 300),
  audience text not null check (audience in ('tenant', 'organ', 'account')),
  -- With the audience organ: everybody who stands there or below when they look.
  organ_id uuid,
  account_id uuid,
  -- Page of an app that a to-do is done on.
  link_app text collate "C",
  link_route text collate "C",
  -- Null for the system itself; the name is kept as it was then.
  author_id uuid,
  author_name text not null,
  published_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade,
  check ((audience = 'organ') = (organ_id is not null)),
  check ((audience = 'account') = (account_id is not null)),
  check ((title_en is null) = (body_en is null)),
  check ((link_app is null) = (link_route is null))
);
create index notice_by_time on app.notice (tenant_id, published_at desc, id desc);
create index notice_by_account on app.notice (tenant_id, account_id) where account_id is not null;
create index notice_by_organ on app.notice (tenant_id, organ_id) where organ_id is not null;
select app.protect_tenant_table('app.notice');

-- What one person did with one message.
create table app.notice_read (
  tenant_id uuid not null,
  notice_id uuid not null,
  account_id uuid not null,
  -- When it was first opened: the countdown of a must-read begins here, whatever is reloaded meanwhile.
  received_at timestamptz not null,
  -- When it counted as read; null while a countdown runs or was never ended.
  read_at timestamptz check (read_at >= received_at),
  primary key (tenant_id, notice_id, account_id),
  foreign key (tenant_id, notice_id) references app.notice (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
create index notice_read_by_account on app.notice_read (tenant_id, account_id);
select app.protect_tenant_table('app.notice_read');

-- What a person keeps for every browser, such as the cards of the home page.
create table app.user_preference (
  tenant_id uuid not null,
  account_id uuid not null,
  key text collate "C" not null check (key ~ '^[a-z][a-z-]{1,39}$'),
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, account_id, key),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade
);
select app.protect_tenant_table('app.user_preference');
