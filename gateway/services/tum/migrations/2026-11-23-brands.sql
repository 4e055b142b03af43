-- What a system code shows: name, logo, link and colours, and the hosts on which the portal shows them before sign-in too.
create table app.brand (
  -- Empty: the default, which has no brand of its own.
  system_code text primary key check (system_code ~ '^[a-z][a-z0-9-]{0,30}$' or system_code = ''),
  -- Sent with the question for permissions (specification §6); weihai is 2.
  system_type integer not null default 1 check (system_type in (1, 2)),
  -- Empty: the name that comes with the product.
  name_zh text not null default '',
  name_en text not null default '',
  -- Address of the picture as data:image/…; empty: the mark of the product.
  logo_url text not null default '' check (length(logo_url) <= 40000),
  link_url text not null default '',
  theme_id text not null default '' check (theme_id in ('', 'blue', 'orange')),
  -- In lower case, without a scheme, with a port where it has one.
  hosts text[] not null default '{}',
  -- Codes of apps that are no part of this system.
  hidden_apps text[] not null default '{}',
  updated_at timestamptz not null default now()
);
grant select, update on app.brand to app_ops;

insert into app.brand (system_code, system_type, theme_id) values
  ('', 1, ''), ('harbour', 1, 'blue'), ('maple', 1, 'orange'), ('weihai', 2, 'blue');
