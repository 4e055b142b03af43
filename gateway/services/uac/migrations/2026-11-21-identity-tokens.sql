-- What the names of people and companies in identity tokens are made with: another secret for each app, so that the
-- servers of two vendors cannot tell that they speak of the same person.
create table app.pairwise_key (
  app_code text collate "C" primary key,
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);
grant select, insert on app.pairwise_key to app_ops;
