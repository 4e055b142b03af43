-- What a person is found by, one row for each way to begin: under row-level security only a range of an index is asked, not a pattern.
create table app.person_key (
  tenant_id uuid not null,
  key text collate "C" not null,
  person_id uuid not null,
  primary key (tenant_id, key, person_id),
  foreign key (tenant_id, person_id) references app.person (tenant_id, id) on delete cascade
);
create index person_key_by_person on app.person_key (tenant_id, person_id);

-- Each line of the search key; of a line in Chinese characters every part up to its end, since any part of a name finds it.
create function app.person_keys(search_key text) returns setof text
  language sql immutable parallel safe
  as $$
  select distinct substring(line from start)
  from string_to_table(btrim(search_key, E'\n'), E'\n') as line
  cross join lateral generate_series(1,
    case when line ~ '[\u2E80-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF]' then length(line) else 1 end) as start
  where line <> ''
  $$;

create function app.keep_new_person_keys() returns trigger
  language plpgsql
  as $$
begin
  insert into app.person_key (tenant_id, key, person_id)
  select a.tenant_id, k.key, a.id from added a cross join lateral app.person_keys(a.search_key) as k (key);
  return null;
end
$$;

create function app.keep_changed_person_keys() returns trigger
  language plpgsql
  as $$
begin
  delete from app.person_key k using replaced r join added a on a.tenant_id = r.tenant_id and a.id = r.id
  where a.search_key <> r.search_key and k.tenant_id = r.tenant_id and k.person_id = r.id;
  insert into app.person_key (tenant_id, key, person_id)
  select a.tenant_id, k.key, a.id from added a
  join replaced r on r.tenant_id = a.tenant_id and r.id = a.id and r.search_key <> a.search_key
  cross join lateral app.person_keys(a.search_key) as k (key);
  return null;
end
$$;

alter table app.person no force row level security;
insert into app.person_key (tenant_id, key, person_id)
select p.tenant_id, k.key, p.id from app.person p cross join lateral app.person_keys(p.search_key) as k (key);
alter table app.person force row level security;

create trigger keep_new_keys after insert on app.person
  referencing new table as added for each statement execute function app.keep_new_person_keys();
create trigger keep_changed_keys after update on app.person
  referencing old table as replaced new table as added
  for each statement execute function app.keep_changed_person_keys();
select app.protect_tenant_table('app.person_key', array['select', 'insert', 'delete']);

-- A number is found by its last digits too.
alter table app.employment
  add column staff_no_reversed text collate "C" generated always as (reverse(staff_no)) stored;
create index employment_by_number_end on app.employment (tenant_id, staff_no_reversed);

-- Whose status is what on a day is counted in the index alone, beside the rows of however many other companies.
create index employment_by_days on app.employment
  (tenant_id, joined_on, left_on, probation_ends_on, left_reason);
