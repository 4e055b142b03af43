-- What the search of candidates looks up before it reads texts: pairs of Chinese characters, and three letters of other
-- scripts, of each résumé. A table and no search vector: row security leaves an index only to operators that are
-- leakproof, and equality of texts is one. Words go with their text, by hand: a key to the candidate would be checked for
-- each of some thousand words.
create table app.resume_word (
  tenant_id uuid not null references app.tenant (id),
  word text collate "C" not null,
  candidate_id uuid not null,
  primary key (tenant_id, word, candidate_id)
);
create index resume_word_by_candidate on app.resume_word (tenant_id, candidate_id);
select app.protect_tenant_table('app.resume_word', array['select', 'insert', 'delete']);

alter table app.resume_text
  -- Whether its words are in the table; null until they are written, false where they are too many.
  add column has_words boolean,
  -- What is searched: small letters on one line. A PDF ends lines in the middle of Chinese words.
  add column plain text generated always as (replace(lower(regexp_replace(text,
    '(?<=[\u3005\u3007\u3400-\u9fff])\n(?=[\u3005\u3007\u3400-\u9fff])', '', 'g')), E'\n', ' ')) stored not null;
create index resume_text_without_words on app.resume_text (tenant_id)
  where has_words is null and state = 'read';
-- A candidate's text is found by its file.
create index resume_text_by_file on app.resume_text (tenant_id, file_id);

-- A merge gave the file to the other candidate and left the text. It is read again.
alter table app.resume_text no force row level security;
alter table app.candidate no force row level security;
delete from app.resume_text t where not exists (select from app.candidate c
  where c.tenant_id = t.tenant_id and c.id = t.candidate_id and c.resume_id = t.file_id);
alter table app.candidate force row level security;
alter table app.resume_text force row level security;
