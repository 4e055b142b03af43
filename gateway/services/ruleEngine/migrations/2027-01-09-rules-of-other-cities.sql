-- A city that the product ships no rules for has its own rounding, and may have an amount on top of a rate; zero says that
-- a shipped amount holds no longer.
alter table app.company_rule add column employee_fixed numeric(12, 2) check (employee_fixed >= 0);
alter table app.company_rule add column rounding text collate "C" check (rounding in ('cent', 'cent-up',
  'jiao', 'jiao-up', 'yuan', 'yuan-up'));
