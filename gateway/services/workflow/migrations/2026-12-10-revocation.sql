-- An approved request that its applicant wants revoked goes along its route once more.
alter table app.approval drop constraint approval_status_check;
alter table app.approval add constraint approval_status_check check (status in
  ('running', 'returned', 'approved', 'rejected', 'withdrawn', 'revoking', 'revoked', 'terminated'));
