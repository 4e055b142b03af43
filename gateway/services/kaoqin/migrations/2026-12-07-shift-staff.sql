-- How many people of a roster a shift needs on each day; null asks nothing.
alter table app.shift add column staff_at_least integer check (staff_at_least > 0);
