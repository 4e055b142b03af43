-- The time of an imported punch is read as an interval after midnight: nothing else may be kept there.

alter table app.imported_punch add constraint imported_punch_at check (at ~ '^[0-9]{2}:[0-5][0-9]$');
