/** Issues a certificate once for an approved request, and draws it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { certificateBizType, certificateFields } from '#bridge/calls/workflow/certificates.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import { certificateWords } from '../texts/certificate-words.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

interface Facts {
  readonly person: string;
  readonly joined_on: string;
  readonly organ: string | null;
  readonly post: string | null;
  readonly company: string;
  readonly company_code: string;
}

/** Downloads the certificate of an own approved request. */
export async function answerCertificate(
  context: CallContext,
  { approvalId }: { readonly approvalId: string },
): Promise<FileAnswer> {
  const { database, tenantId, accountId } = context;
  const request = await database
    .selectFrom('approval as p')
    .innerJoin('approval_definition as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.definition_id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', approvalId)
    .where('p.starter_account', '=', accountId)
    .where('d.biz_type', '=', certificateBizType)
    .select(['p.status', 'p.form_values', 'p.subject_employment', 'p.number'])
    .forUpdate('p')
    .executeTakeFirst();
  if (request === undefined || request.subject_employment === null)
    throw new RefusedError('notFound');
  if (request.status !== 'approved') throw new RefusedError('notNow');
  const facts = await readFacts(context, request.subject_employment);
  const issued =
    (await findIssued(context, approvalId)) ??
    (await issue(context, approvalId, facts, request.form_values));
  context.record(`approval:${approvalId}`, { number: request.number });
  return draw(context, issued, facts.company_code);
}

function findIssued({ database, tenantId }: CallContext, approvalId: string) {
  return database
    .selectFrom('issued_certificate')
    .where('tenant_id', '=', tenantId)
    .where('approval_id', '=', approvalId)
    .selectAll()
    .executeTakeFirst();
}

async function readFacts(context: CallContext, employmentId: string): Promise<Facts> {
  const day = dayOf(context.now());
  const { rows } =
    await sql<Facts>`select p.name as person, e.joined_on::text, o.name as organ, s.name as post,
      t.name as company, t.code as company_code
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join tenant t on t.id = e.tenant_id
    left join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${onDay('j', day)}
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and ${onDay('o', day)}
    left join post s on s.tenant_id = j.tenant_id and s.id = j.post_id
    where e.tenant_id = ${context.tenantId} and e.id = ${employmentId}`.execute(context.database);
  const [facts] = rows;
  if (facts === undefined) throw new RefusedError('notFound');
  return facts;
}

async function issue(
  context: CallContext,
  approvalId: string,
  { person, joined_on, organ, post, company }: Facts,
  values: Readonly<Record<string, string>>,
) {
  const income = values[certificateFields.income] ?? '';
  const isIncome = values[certificateFields.kind] === 'income' && income !== '';
  return context.database
    .insertInto('issued_certificate')
    .values({
      tenant_id: context.tenantId,
      approval_id: approvalId,
      code: newCode(),
      joined_on,
      kind: isIncome ? 'income' : 'employment',
      income: isIncome ? income : null,
      person_name: person,
      company_name: company,
      organ_name: organ ?? '',
      post_name: post ?? '',
      purpose: values[certificateFields.purpose] ?? '',
      issued_at: context.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** 80 bits, so that a code is not found by trying. */
function newCode(): string {
  return Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('');
}

type Issued = NonNullable<Awaited<ReturnType<typeof findIssued>>>;

function draw(context: CallContext, issued: Issued, company: string): Promise<FileAnswer> {
  const words = certificateWords[context.locale];
  const title = words.title[issued.kind];
  const { person_name: person, company_name: companyName, income, purpose } = issued;
  return answerPagePdf(context, {
    title,
    blocks: [
      { kind: 'text', text: words.body(person, companyName, issued.joined_on) },
      {
        kind: 'facts',
        rows: [
          [words.name, person],
          [words.organ, issued.organ_name],
          [words.post, issued.post_name],
          [words.joinedOn, issued.joined_on],
          ...(income === null ? [] : [[words.income, income]]),
          ...(purpose === '' ? [] : [[words.purpose, purpose]]),
        ],
      },
      { kind: 'text', text: words.end },
      {
        kind: 'facts',
        rows: [
          [words.company, companyName],
          [words.issuedOn, dayOf(issued.issued_at)],
          [words.code, `${company}.${issued.code}`],
          [words.check, words.where],
        ],
      },
    ],
  });
}
