-- The year of a plan is that of its first day; kept apart it could say another one.
alter table app.tour_plan drop column year;
