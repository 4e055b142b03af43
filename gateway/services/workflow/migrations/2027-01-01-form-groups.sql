-- Where the catalogue lists a form of its own; the route of a record is in none.
alter table app.approval_definition add column form_group text collate "C" check (form_group in
  ('personnel', 'attendance', 'finance', 'administration', 'purchasing', 'it', 'other'));
-- The owner of the tables writes past the wall.
alter table app.approval_definition no force row level security;
update app.approval_definition set form_group = 'other' where record is null;
alter table app.approval_definition force row level security;
alter table app.approval_definition add check ((record is null) = (form_group is not null));
