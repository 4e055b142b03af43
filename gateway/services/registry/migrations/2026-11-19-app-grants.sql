-- What happens to an app: its functions are given to roles of a company too.
alter table app.app_event
  drop constraint app_event_kind_check,
  add constraint app_event_kind_check check (
    kind in ('registered', 'versionAdded', 'approved', 'refused', 'enabled', 'disabled', 'granted'));
