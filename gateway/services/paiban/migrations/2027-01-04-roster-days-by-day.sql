-- Lists of rosters and the check before a month is closed read the days of a month, not all that was ever planned.
create index roster_day_by_day on app.roster_day (tenant_id, day, employment_id);
