-- A shift has as many breaks as it needs, unpaid and paid ones: spans of times as text, one after the other.
alter table app.shift
  add column breaks text,
  add column paid_breaks text;
-- break_from and break_to are left to the version before; a later one removes them.
alter table app.shift no force row level security;
update app.shift set breaks = break_from || '-' || break_to
  where break_from is not null and break_to is not null;
alter table app.shift force row level security;
