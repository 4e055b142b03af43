-- What the search of candidates looks up before it reads texts: pairs of Chinese characters, and three letters of other
-- scripts, of each résumé. A table and no search vector: row security leaves an index only to operators that are
-- leakproof, and equality of texts is one.
create table app.resume_word (
  tenant_id uuid not null,
  word text collate "C" not null,
  candidate_id uuid not null,
  primary key (tenant_id, word, candidate_id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id)
);
create index resume_word_by_candidate on app.resume_word (tenant_id, candidate_id);
select app.protect_tenant_table('app.resume_word', array['select', 'insert', 'delete']);

-- Texts that were read before, and those with too many words, are searched as a whole.
alter table app.resume_text add column has_words boolean not null default false;
-- A merge gives the file to the other candidate; the text is found by its file then.
create index resume_text_by_file on app.resume_text (tenant_id, file_id);
