-- Corrections of a slip are counted. The number of one that a person took back is not given again; what a calculation
-- enters may take that of what a calculation took back.
alter table app.pay_correction add column number integer;
alter table app.pay_correction no force row level security;
update app.pay_correction c set number = n.number
from (select tenant_id, id,
    row_number() over (partition by tenant_id, pay_slip_id order by at, id) as number
  from app.pay_correction) n
where n.tenant_id = c.tenant_id and n.id = c.id;
alter table app.pay_correction force row level security;
alter table app.pay_correction alter column number set not null;
alter table app.pay_correction add check (number > 0);
drop index app.pay_correction_by_slip;
create index pay_correction_by_slip on app.pay_correction (tenant_id, pay_slip_id, number);
create unique index pay_correction_by_number on app.pay_correction (tenant_id, pay_slip_id, number)
  where result_id is null;
