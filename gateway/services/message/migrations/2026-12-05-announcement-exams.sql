-- An announcement can ask its readers to sit an exam.
alter table app.notice add column exam_id uuid;
alter table app.notice add foreign key (tenant_id, exam_id) references app.exam (tenant_id, id);
create index notice_by_exam on app.notice (tenant_id, exam_id) where exam_id is not null;
