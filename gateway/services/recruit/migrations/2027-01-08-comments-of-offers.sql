-- What approvers wrote about offers of removed candidates, which the log of approvals keeps for good otherwise. Who decided
-- what and when stays.
create function app.clear_offer_comments(ids uuid[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog
  as $$
begin
  if exists (
    select from app.candidate c
    where c.tenant_id = (select app.tenant()) and c.id = any(ids) and c.cleared_on is null
  ) then
    raise exception 'candidates are cleared before their trails';
  end if;
  update app.approval_action a set words = null
  from app.approval p
  join app.offer o on o.tenant_id = p.tenant_id and o.id = p.row_id
  where p.tenant_id = (select app.tenant()) and p.record = 'offer' and o.candidate_id = any(ids)
    and a.tenant_id = p.tenant_id and a.approval_id = p.id and a.words is not null;
end
$$;
revoke execute on function app.clear_offer_comments(uuid[]) from public;
grant execute on function app.clear_offer_comments(uuid[]) to app_rw;
comment on function app.clear_offer_comments(uuid[]) is
  'Takes what was written at approvals of offers of cleared candidates of this tenant out of their log.';
