-- What a certificate of income says is shown in no list, and not to who only looks after approvals.
alter table app.approval no force row level security;
alter table app.approval_definition no force row level security;
update app.approval a
set form_lines = (
  select jsonb_agg(case when x.line ->> 'field' = 'income'
    then x.line || '{"sensitive": true}'::jsonb else x.line end order by x.place)
  from jsonb_array_elements(a.form_lines) with ordinality x(line, place))
from app.approval_definition d
where d.tenant_id = a.tenant_id and d.id = a.definition_id and d.biz_type = 'certificate'
  and a.form_lines @> '[{"field": "income"}]'::jsonb;
alter table app.approval_definition force row level security;
alter table app.approval force row level security;
