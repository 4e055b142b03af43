import { sql } from 'kysely';
import type { CompanyRows } from '../times/panel.ts';
import type { ReadResume } from './read-resume.ts';

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
  await sql`insert into resume_text (tenant_id, candidate_id, file_id, state, text, facts, read_at)
    select c.tenant_id, c.id, c.resume_id, ${state}, ${text}, ${JSON.stringify(facts)}::jsonb, ${now()}
    from candidate c where c.tenant_id = ${tenantId} and c.id = ${candidateId}
      and c.resume_id = ${fileId}
    on conflict (tenant_id, candidate_id) do update set file_id = excluded.file_id,
      state = excluded.state, text = excluded.text, facts = excluded.facts,
      read_at = excluded.read_at`.execute(database);
}
