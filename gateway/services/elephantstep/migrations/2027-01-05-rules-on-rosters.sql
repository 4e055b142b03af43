-- Whether a roster warns of who owes a mandatory course, or whose certificate of it ran out; empty is nothing.
alter table app.training_rule add column blocks text collate "C" check (blocks in ('nothing', 'roster'));
