-- Two apps on one origin reach into each other's frames: the one without grants had those of the other. The app that was
-- there first keeps the origin; a path, which no origin has, sets the others apart, and they are shown no more.

update app.registered_app later
  set origin = origin || '/' || code
  where exists (
    select from app.registered_app earlier
    where earlier.origin = later.origin
      and (earlier.created_at, earlier.code) < (later.created_at, later.code)
  );

create unique index registered_app_by_origin on app.registered_app (origin);
