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

/** Returns the name of the file of a résumé. */
export async function readFileName(
  { database, tenantId }: CompanyRows,
  fileId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('record_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('record', '=', 'candidate')
    .select('name')
    .executeTakeFirst();
  return row?.name;
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

/**
 * Keeps what was read of a file in the place of what the file before said, unless the file was replaced meanwhile. The row
 * of the candidate is held, so that who removes data or the file waits, or is waited for.
 */
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
    for share of c
    on conflict (tenant_id, candidate_id) do update set file_id = excluded.file_id,
      state = excluded.state, text = excluded.text, facts = excluded.facts,
      read_at = excluded.read_at, has_words = excluded.has_words
    returning candidate_id`.execute(database);
  if (rows.length > 0) await keepWords({ database, tenantId }, candidateId, words ?? []);
}

/** Writes the words of some texts that have none yet; returns how many texts. A text with too many is marked. */
export async function keepMissingWords(rows: CompanyRows, most: number): Promise<number> {
  const { database, tenantId } = rows;
  const texts = await database
    .selectFrom('resume_text')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'read')
    .where('has_words', 'is', null)
    .orderBy('candidate_id')
    .limit(most)
    .forUpdate()
    .select(['candidate_id as candidateId', 'text'])
    .execute();
  for (const { candidateId, text } of texts) {
    const words = wordsOf(text);
    await keepWords(rows, candidateId, words ?? []);
    await database
      .updateTable('resume_text')
      .set({ has_words: words !== undefined })
      .where('tenant_id', '=', tenantId)
      .where('candidate_id', '=', candidateId)
      .execute();
  }
  return texts.length;
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

/** Gives what was read of the résumés of two candidates to the other one; their rows are locked. */
export async function swapTexts(
  rows: CompanyRows,
  [one, other]: readonly [string, string],
): Promise<void> {
  const { database, tenantId } = rows;
  const ids = [one, other];
  await database
    .deleteFrom('resume_word')
    .where('tenant_id', '=', tenantId)
    .where('candidate_id', 'in', ids)
    .execute();
  const texts = await database
    .deleteFrom('resume_text')
    .where('tenant_id', '=', tenantId)
    .where('candidate_id', 'in', ids)
    .returning(['tenant_id', 'candidate_id', 'file_id', 'state', 'text', 'facts', 'read_at'])
    .execute();
  for (const { candidate_id: before, facts, ...text } of texts) {
    const owner = before === one ? other : one;
    const words = wordsOf(text.text);
    await database
      .insertInto('resume_text')
      .values({
        ...text,
        candidate_id: owner,
        facts: JSON.stringify(facts),
        has_words: words !== undefined,
      })
      .execute();
    await keepWords(rows, owner, words ?? []);
  }
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
