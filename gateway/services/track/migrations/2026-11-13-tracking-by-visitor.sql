-- How many events of a visitor an hour has is asked with every report of them.

create index tracked_event_by_visitor on app.tracked_event (tenant_id, visitor, at desc);
