-- What the calculation was made from, in one mark: a run whose inputs changed since is calculated again before it is submitted.
alter table app.pay_run add column inputs_mark text collate "C";
