-- Who added somebody to a step by hand: they alone remove them. What was added before is found in the log.
alter table app.approval_task add column added_by uuid;
-- The owner of the tables writes past the wall.
alter table app.approval_task no force row level security;
alter table app.approval_action no force row level security;
update app.approval_task t set added_by = (
  select a.account_id from app.approval_action a
  where a.tenant_id = t.tenant_id and a.approval_id = t.approval_id and a.node = t.node and a.task_id <> t.id
    and a.kind in ('addBefore', 'addAfter', 'addBeside')
    and a.people @> jsonb_build_array(jsonb_build_object('account', t.account_id))
  order by a.id desc limit 1)
  where exists (select from app.approval_action a
    where a.tenant_id = t.tenant_id and a.approval_id = t.approval_id
      and a.kind in ('addBefore', 'addAfter', 'addBeside'));
alter table app.approval_task force row level security;
alter table app.approval_action force row level security;

-- What a request said when it was last returned: approvers see what has changed since.
alter table app.approval add column returned_values jsonb, add column returned_lines jsonb;
