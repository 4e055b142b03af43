-- Items, days and method that the slips of a run were made with, where its formulas read results of performance.
alter table app.pay_run add column plan_used jsonb;
-- The revision of a result that made a correction by itself; empty for corrections by hand.
alter table app.pay_correction add column result_id uuid;
alter table app.pay_correction
  add foreign key (tenant_id, result_id) references app.performance_result (tenant_id, id);
