-- Sample data that a company can take to try things out, and give back: which rows it is made of.
create table app.sample_row (
  tenant_id uuid not null references app.tenant (id),
  table_name text collate "C" not null,
  row_id uuid not null,
  primary key (tenant_id, table_name, row_id)
);
select app.protect_tenant_table('app.sample_row', array['select', 'insert']);

-- What removing the sample data takes along, and what keeps it from being removed. Beside the marked rows goes what is about
-- them: everything of a sample person, and rows that were removed before. Other rows that point to them stay in the way.
-- Which tables those are, the catalogue says, so that none is forgotten. With `remove` it is done, unless something is in the way.
-- Requests have no right to delete most of these rows: the function runs with its owner's, within the tenant of the transaction.
create function app.sweep_sample(remove boolean)
  returns table (part text, table_name text, amount bigint)
  language plpgsql security definer
  set search_path = pg_catalog
  as $$
declare
  tenant uuid := app.tenant();
  marked jsonb;
  key record;
  ids uuid[];
  fresh jsonb;
  hits bigint;
  grown boolean := true;
  blocked boolean := false;
  left_over text[];
  target text;
  before integer;
begin
  select coalesce(jsonb_object_agg(x.name, x.ids), '{}') into marked
  from (select s.table_name as name, jsonb_agg(s.row_id) as ids
    from app.sample_row s where s.tenant_id = tenant group by s.table_name) x;

  while grown loop
    grown := false;
    for key in select * from app.sample_keys() loop
      continue when not key.has_id or not marked ? key.target or not (key.belongs or key.removable);
      ids := array(select (jsonb_array_elements_text(marked -> key.target))::uuid);
      execute format(
        'select jsonb_agg(r.id) from app.%I r where r.tenant_id = $1 and r.%I = any($2)
          and not coalesce($3 ? r.id::text, false)%s',
        key.source, key.col, case when key.belongs then '' else ' and r.removed_at is not null' end)
        into fresh using tenant, ids, marked -> key.source;
      if fresh is not null then
        marked := jsonb_set(marked, array[key.source], coalesce(marked -> key.source, '[]') || fresh);
        grown := true;
      end if;
    end loop;
  end loop;

  for key in select * from app.sample_keys() loop
    continue when key.belongs or not marked ? key.target;
    ids := array(select (jsonb_array_elements_text(marked -> key.target))::uuid);
    execute format('select count(*) from app.%I r where r.tenant_id = $1 and r.%I = any($2)%s',
      key.source, key.col,
      case when key.has_id then ' and not coalesce($3 ? r.id::text, false)' else '' end)
      into hits using tenant, ids, marked -> key.source;
    if hits > 0 then
      blocked := true;
      part := 'blocking';
      table_name := key.source;
      amount := hits;
      return next;
    end if;
  end loop;
  for table_name, amount in select k, jsonb_array_length(marked -> k) from jsonb_object_keys(marked) k loop
    part := 'removed';
    return next;
  end loop;
  if blocked or not remove then
    return;
  end if;

  update app.membership m set employment_id = null,
    status = case when m.is_super then m.status else 'suspended' end
  where m.tenant_id = tenant
    and m.employment_id::text in (select jsonb_array_elements_text(marked -> 'employment'));
  -- Histories and values of rows name them without a key.
  ids := array(select (jsonb_array_elements_text(t.value))::uuid from jsonb_each(marked) t);
  for target in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'row_id' and not a.attisdropped
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname <> 'sample_row'
  loop
    execute format('delete from app.%I r where r.tenant_id = $1 and r.row_id = any($2)', target)
      using tenant, ids;
  end loop;
  for key in select * from app.sample_keys() loop
    continue when key.has_id or not key.belongs or key.source = 'membership' or not marked ? key.target;
    ids := array(select (jsonb_array_elements_text(marked -> key.target))::uuid);
    execute format('delete from app.%I r where r.tenant_id = $1 and r.%I = any($2)', key.source, key.col)
      using tenant, ids;
  end loop;
  -- Rows that others point to are left until those are gone.
  left_over := array(select jsonb_object_keys(marked));
  while cardinality(left_over) > 0 loop
    before := cardinality(left_over);
    foreach target in array left_over loop
      begin
        ids := array(select (jsonb_array_elements_text(marked -> target))::uuid);
        execute format('delete from app.%I r where r.tenant_id = $1 and r.id = any($2)', target)
          using tenant, ids;
        left_over := array_remove(left_over, target);
      exception when foreign_key_violation then
        null;
      end;
    end loop;
    if cardinality(left_over) = before then
      raise exception 'sample rows of % are still pointed to', left_over;
    end if;
  end loop;
  delete from app.sample_row s where s.tenant_id = tenant;
end
$$;

-- Every key by which a row points to another one by its id. `belongs`: the row is a part of that one, or about that person.
create function app.sample_keys()
  returns table (source text, col text, target text, has_id boolean, belongs boolean, removable boolean)
  language sql stable
  set search_path = pg_catalog
  as $$
  select s.relname, a.attname, t.relname,
    exists (select from pg_attribute i where i.attrelid = s.oid and i.attname = 'id' and not i.attisdropped),
    case
      when t.relname in ('person', 'employment') then a.attname in ('person_id', 'employment_id')
      when t.relname = 'organ' then s.relname = 'organ_row' and a.attname = 'organ_id'
      else t.relname not in ('post', 'post_category', 'position')
    end,
    exists (select from pg_attribute i where i.attrelid = s.oid and i.attname = 'removed_at' and not i.attisdropped)
  from pg_constraint c
  join pg_class s on s.oid = c.conrelid
  join pg_class t on t.oid = c.confrelid
  cross join lateral unnest(c.conkey, c.confkey) as k (src, dst)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.src
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.dst and b.attname = 'id'
  where c.contype = 'f' and s.relnamespace = 'app'::regnamespace and a.attname <> 'tenant_id'
    and c.conparentid = 0
  $$;
revoke execute on function app.sweep_sample(boolean), app.sample_keys() from public;
grant execute on function app.sweep_sample(boolean), app.sample_keys() to app_rw;
