-- A correction is a difference in an open month: its amounts are those of the right income less what was filed.
alter table app.other_income add column corrects_id uuid;
alter table app.other_income drop constraint other_income_amount_check;
alter table app.other_income add constraint other_income_amount_check
  check (amount <> 0 and (amount > 0 or corrects_id is not null));
alter table app.other_income add constraint other_income_corrects
  foreign key (tenant_id, corrects_id) references app.other_income (tenant_id, id);
create index other_income_by_corrects on app.other_income (tenant_id, corrects_id)
  where corrects_id is not null;
