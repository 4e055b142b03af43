-- How often an interview was changed: calendars replace an event only by one with a higher sequence.
alter table app.interview add column sequence integer not null default 0;
