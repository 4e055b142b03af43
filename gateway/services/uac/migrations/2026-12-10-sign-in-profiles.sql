-- `closed`: a code alone signs in no one of the company. `long`: its people choose passwords by length, not by kinds of characters.
alter table app.tenant
  add column code_rule text not null default 'offered' check (code_rule in ('offered', 'off')),
  add column password_rule text not null default 'mixed' check (password_rule in ('mixed', 'long'));
grant update (code_rule, password_rule) on app.tenant to app_rw;
