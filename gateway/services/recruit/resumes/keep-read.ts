import { sql } from 'kysely';
import type { CompanyRows } from '../times/panel.ts';
import type { ReadResume } from './read-resume.ts';
import { wordsOf } from './resume-words.ts';

/** A candidate and the file of the résumé. */
export interface ResumeFile {
  readonly candidateId: string;
  readonly fileId: string;
}

/** Reads the file of a résumé. */
export async function readFile({ database, tenantId }: CompanyRows, fileId: string) {
  return database
    .selectFrom('record_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('record', '=', 'candidate')
    .select(['name', 'format', 'content'])
    .executeTakeFirst();
}

/** Returns what was read of a file before, with its name; undefined where it was not read yet. */
export async function readKept(
  { database, tenantId }: CompanyRows,
  { candidateId, fileId }: ResumeFile,
): Promise<(ReadResume & { readonly name: string }) | undefined> {
  const row = await database
    .selectFrom('resume_text as t')
    .innerJoin('record_file as f', (join) =>
      join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.file_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.candidate_id', '=', candidateId)
    .where('t.file_id', '=', fileId)
    .where('f.record', '=', 'candidate')
    .select(['f.name', 't.state', 't.text', 't.facts'])
    .executeTakeFirst();
  return row && { ...row, facts: row.facts as ReadResume['facts'] };
}

/** Keeps what was read of a file in the place of what the file before said, unless the file was replaced meanwhile. */
export async function keepRead(
  { database, tenantId, now }: CompanyRows & { readonly now: () => Date },
  { candidateId, fileId }: ResumeFile,
  { state, text, facts }: ReadResume,
): Promise<void> {
  const words = wordsOf(text);
  const { rows } = await sql`insert into resume_text
      (tenant_id, candidate_id, file_id, state, text, facts, read_at, has_words)
    select c.tenant_id, c.id, c.resume_id, ${state}, ${text}, ${JSON.stringify(facts)}::jsonb, ${now()},
      ${words !== undefined}
    from candidate c where c.tenant_id = ${tenantId} and c.id = ${candidateId}
      and c.resume_id = ${fileId}
    on conflict (tenant_id, candidate_id) do update set file_id = excluded.file_id,
      state = excluded.state, text = excluded.text, facts = excluded.facts,
      read_at = excluded.read_at, has_words = excluded.has_words
    returning candidate_id`.execute(database);
  if (rows.length > 0) await keepWords({ database, tenantId }, candidateId, words ?? []);
}

/** Writes the words of a text in place of those that it had; the row of the text is locked. */
async function keepWords(
  { database, tenantId }: CompanyRows,
  candidateId: string,
  words: readonly string[],
): Promise<void> {
  await sql`delete from resume_word where tenant_id = ${tenantId}
    and candidate_id = ${candidateId}`.execute(database);
  await sql`insert into resume_word (tenant_id, word, candidate_id)
    select ${tenantId}, word, ${candidateId} from unnest(${words}::text[]) t (word)`.execute(
    database,
  );
}

/** Removes what was read of files that candidates have no longer. */
export async function forgetTexts(
  { database, tenantId }: CompanyRows,
  fileIds: readonly string[],
): Promise<void> {
  const texts = sql`from resume_text t where t.tenant_id = ${tenantId}
    and t.file_id = any(${fileIds}::uuid[])`;
  await sql`delete from resume_word w where w.tenant_id = ${tenantId}
    and w.candidate_id in (select t.candidate_id ${texts})`.execute(database);
  await sql`delete ${texts}`.execute(database);
}
