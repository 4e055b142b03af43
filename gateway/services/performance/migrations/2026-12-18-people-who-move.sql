-- Who leaves, or was on long leave, gets no level; the clock says so once, and a person may take it back.
alter table app.appraisal
  add column set_aside_on date,
  -- Goals that are to replace those in force once the manager confirms them.
  add column goals_draft jsonb,
  drop constraint appraisal_not_rated_check,
  add constraint appraisal_not_rated_check check (not_rated in ('joined', 'leave', 'left', 'other'));

-- At the release the answers of peers are written again: their place in the table would tell who came first.
grant delete on app.peer_answer to app_rw;
