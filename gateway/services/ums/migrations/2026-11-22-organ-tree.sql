-- The organisation tree is kept from the screens: what no request may store, the database refuses.

alter table app.organ
  add column remark text check (length(remark) between 1 and 500),
  -- Grows by one with every saved change; a save with an older one is a conflict.
  add column version integer not null default 1;

-- A place between two siblings always has a number, without a change of the others.
alter table app.organ_row alter column sort_order type double precision;

-- Whether the rows of an organisation and of those below it hold together, on every day:
--   its rows begin when it opens, follow one another without gap or overlap, and the last one stays open;
--   its path is the path of the one above it on that day and its own number: so there is no cycle and no orphan;
--   the one above it exists as long as it does;
--   nobody works in it after it has closed.
-- These rules go over several rows, and a change of a tree breaks them on its way, so they are asked at its end.
create function app.check_organ() returns trigger
  language plpgsql
  as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  subject uuid;
  opened date;
  closed date;
  fault text;
begin
  subject := case when tg_table_name = 'organ'
    then (to_jsonb(coalesce(new, old)) ->> 'id')::uuid
    else (to_jsonb(coalesce(new, old)) ->> 'organ_id')::uuid end;
  -- Two changes at once must see each other: every change of a tree holds its first organisation.
  perform from app.organ g where g.tenant_id = tenant order by g.number limit 1 for no key update;
  select g.opened_on, g.closed_on into opened, closed
  from app.organ g where g.tenant_id = tenant and g.id = subject;
  if not found then
    return null;
  end if;

  select case
      when s.place = 1 and s.from_on <> opened then 'does not begin when it opens'
      when s.place > 1 and s.from_on is distinct from s.before + 1 then 'has a gap or an overlap'
    end into fault
  from (
    select r.from_on, lag(r.to_on) over w as before, row_number() over w as place
    from app.organ_row r
    where r.tenant_id = tenant and r.organ_id = subject
    window w as (order by r.from_on)
  ) s
  where (s.place = 1 and s.from_on <> opened) or (s.place > 1 and s.from_on is distinct from s.before + 1)
  limit 1;
  if fault is null and not exists (select from app.organ_row r
    where r.tenant_id = tenant and r.organ_id = subject and r.to_on is null) then
    fault := 'has no last row';
  end if;

  if fault is null then
    select case
        when p.path is null and r.parent_id is not null then 'is below one that does not exist'
        when r.path <> coalesce(p.path, '/') || g.number || '/' then 'has the path of another place'
        else 'is below one that does not exist for as long'
      end into fault
    from app.organ_row r
    join app.organ g on g.tenant_id = r.tenant_id and g.id = r.organ_id
    left join app.organ u on u.tenant_id = r.tenant_id and u.id = r.parent_id
    left join app.organ_row p on p.tenant_id = r.tenant_id and p.organ_id = r.parent_id
      and p.from_on <= coalesce(r.to_on, 'infinity') and coalesce(p.to_on, 'infinity') >= r.from_on
    where r.tenant_id = tenant and (r.organ_id = subject or r.parent_id = subject)
      and ((p.path is null and r.parent_id is not null)
        or r.path <> coalesce(p.path, '/') || g.number || '/'
        or u.opened_on > r.from_on
        or (u.closed_on <= least(coalesce(r.to_on, 'infinity'), coalesce(g.closed_on - 1, 'infinity'))
          and (g.closed_on is null or g.closed_on > r.from_on)))
    limit 1;
  end if;

  if fault is null and closed is not null and tg_table_name = 'organ' and exists (
    select from app.job_row j
    join app.employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
    where j.tenant_id = tenant and j.organ_id = subject
      and (j.to_on is null or j.to_on >= closed)
      and (e.left_on is null or e.left_on > greatest(closed, j.from_on))) then
    fault := 'still has people on the day it closes';
  end if;

  if fault is not null then
    raise exception 'organisation % %', subject, fault
      using errcode = 'check_violation', constraint = 'organ_tree', table = tg_table_name, schema = 'app';
  end if;
  return null;
end
$$;

create constraint trigger organ_row_tree
  after insert or delete or update of organ_id, from_on, to_on, parent_id, path on app.organ_row
  deferrable initially deferred for each row execute function app.check_organ();
create constraint trigger organ_tree
  after insert or update of number, opened_on, closed_on on app.organ
  deferrable initially deferred for each row execute function app.check_organ();
