import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { factsOf } from '#gateway/services/recruit/resumes/resume-facts.ts';
import { wordsOf } from '#gateway/services/recruit/resumes/resume-words.ts';
import { writeDocx } from '../files/docx.ts';
import { writePdf } from '../files/pdf.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Candidate } from './recruit-duplicates.ts';
import { resumeWordsFor } from './resume-words.ts';
import type { Structure } from './structure.ts';
import { wordsFor } from './words.ts';

/** Candidates of a job with their schools, in one order. */
interface Applicants {
  readonly candidates: readonly Candidate[];
  readonly schools: readonly { readonly school: string }[];
  readonly batch: number;
}

/** Gives candidates their résumés, read as the gateway reads those that come in. A few came without one. */
export async function writeResumes(
  transaction: DatabaseTransaction,
  structure: Structure,
  { candidates, schools, batch }: Applicants,
): Promise<void> {
  const { plan, anchor } = structure;
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 860_001 + batch, Date.parse(anchor));
  const resumes = candidates.flatMap((candidate, serial) => {
    if (serial % 7 === 0 || serial % 7 === 2) return [];
    const { school = '' } = schools[serial] ?? {};
    const resume = resumeOf(structure, { ...candidate, school }, batch * 3 + serial);
    return [{ candidateId: candidate.id, fileId: random.id(), ...resume }];
  });
  if (resumes.length === 0) return;
  await writeFiles(transaction, structure, resumes);
  await writeTexts(transaction, structure, resumes);
}

interface Resume {
  readonly candidateId: string;
  readonly fileId: string;
  readonly name: string;
  readonly content: Buffer;
  readonly text: string;
}

async function writeFiles(
  transaction: DatabaseTransaction,
  { plan, anchor, tenantId: tenant_id }: Structure,
  resumes: readonly Resume[],
): Promise<void> {
  await transaction
    .insertInto('record_file')
    .values(
      resumes.map(({ candidateId, fileId, name, content }) => ({
        tenant_id,
        id: fileId,
        record: 'candidate',
        field: 'resume',
        row_id: candidateId,
        name,
        format: name.endsWith('.pdf') ? ('pdf' as const) : ('docx' as const),
        size: content.length,
        content,
        added_at: `${anchor}T00:30:00Z`,
        account_id: null,
        actor_name: wordsFor(plan.locale).actor,
      })),
    )
    .execute();
  for (const { candidateId, fileId } of resumes) {
    await transaction
      .updateTable('candidate')
      .set({ resume_id: fileId })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', candidateId)
      .execute();
  }
}

async function writeTexts(
  transaction: DatabaseTransaction,
  { anchor, tenantId: tenant_id }: Structure,
  resumes: readonly Resume[],
): Promise<void> {
  await insertRows(
    transaction,
    'resume_text',
    resumes.map(({ candidateId, fileId, text }) => ({
      tenant_id,
      candidate_id: candidateId,
      file_id: fileId,
      state: 'read' as const,
      text,
      facts: factsOf(text) as never,
      read_at: `${anchor}T00:30:00Z`,
      has_words: true,
    })),
  );
  await insertRows(
    transaction,
    'resume_word',
    resumes.flatMap(({ candidateId, text }) =>
      (wordsOf(text) ?? []).map((word) => ({ tenant_id, word, candidate_id: candidateId })),
    ),
  );
}

/** A résumé of a page: a Word document in Chinese, a PDF in English. */
function resumeOf(
  { plan, anchor }: Structure,
  applicant: Candidate & { readonly school: string },
  serial: number,
) {
  const words = resumeWordsFor(plan.locale);
  const [done = '', skills = []] = words.careers[serial % words.careers.length] ?? [];
  const major = words.majors[serial % words.majors.length] ?? '';
  const worked = Number(anchor.slice(0, 4)) - (applicant.work_years ?? 3);
  const lines = [
    words.education,
    [
      `${worked - 4}.09 - ${worked}.06`,
      applicant.school,
      major,
      words.degrees[applicant.education ?? ''] ?? '',
    ].join(' '),
    words.work,
    `${worked}.07 - ${words.until} ${applicant.employer ?? ''}`,
    done,
    words.skills,
    skills.join(plan.locale === 'zh-CN' ? '、' : ', '),
  ];
  // The plain letters of a PDF have one apostrophe.
  const called = applicant.name.replaceAll('’', "'");
  const name = words.fileName(called);
  const content = name.endsWith('.pdf') ? writePdf(called, lines) : writeDocx([called, ...lines]);
  return { name, content, text: [called, ...lines].join('\n').normalize('NFKC') };
}
