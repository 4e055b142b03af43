-- Scans of signed contracts, certificates and diplomas: files of file fields (record_file).
alter table app.contract add column scan_id uuid;
alter table app.certificate add column scan_id uuid;
alter table app.education add column scan_id uuid;

-- Who opened the record of an employee read contracts, education and emergency contacts there; they are records of their own now.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f,
  (values ('personnel.contract'), ('personnel.education'), ('personnel.emergency-contact')) added(function_id)
where f.function_id = 'personnel.employee'
on conflict do nothing;
alter table app.role_function force row level security;
