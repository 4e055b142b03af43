-- Who changed a balance by hand; the note of such a row is the reason.
alter table app.leave_ledger add column actor_name text;

-- What of a year goes on into the next one; null is all that is left.
alter table app.leave_type add column carry_at_most numeric(5, 2);
