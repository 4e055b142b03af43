-- Who may use a form is a list of sources, each with whether it is given or kept from them and from when to when it counts.
create function pg_temp.sources_of(kind text, ids jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', one, 'include', true, 'from', null, 'to', null) order by i), '[]')
  from jsonb_array_elements_text(coalesce(ids, '[]')) with ordinality as x(one, i)
$$;
-- The owner of the tables writes past the wall.
alter table app.approval_definition no force row level security;
update app.approval_definition set audience = pg_temp.sources_of('person', audience -> 'employmentIds')
  || pg_temp.sources_of('role', audience -> 'roleIds') || pg_temp.sources_of('organ', audience -> 'organIds')
  where jsonb_typeof(audience) = 'object';
alter table app.approval_definition force row level security;
