import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type {
  listLibrary,
  readLibraryDocument,
  readLibraryFile,
  searchLibrary,
} from '#bridge/calls/docenter/library.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Database } from '#gateway/db/tables.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { contentTypes } from '../filecenter/file-format.ts';
import { quoteOf } from './search/parts.ts';
import { questionTokens } from './search/tokens.ts';

type Listed = ResultOf<typeof listLibrary>[number];

/** Most hits of a search. */
const mostHits = 20;

/**
 * The published documents (`d`) that are for the caller: for the whole company, or for an organisation that the caller's own
 * one is, or is below. A super user looks after the company and reads all.
 */
function readable(
  context: CallContext,
): SelectQueryBuilder<Database & { d: Database['company_document'] }, 'd', object> {
  const { database, tenantId, now } = context;
  return database
    .selectFrom('company_document as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.state', '=', 'published')
    .where('d.removed_at', 'is', null)
    .where('d.effective_on', '<=', dayOf(now()))
    .where(isFor(context));
}

function isFor({ tenantId, rights, now }: CallContext): Expression<SqlBool> {
  if (rights.isSuper) return sql<boolean>`true`;
  const today = dayOf(now());
  return sql<boolean>`(d.organ_id is null or exists (
    select from job_row j
    join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
    join organ_row own on own.tenant_id = j.tenant_id and own.organ_id = j.organ_id
    join organ_row o on o.tenant_id = d.tenant_id and o.organ_id = d.organ_id
    where j.tenant_id = ${tenantId} and j.employment_id = ${rights.employmentId}
      and ${onDay('j', today)} and ${onDay('o', today)}
      and own.from_on <= ${today}::date and (own.to_on is null or own.to_on >= ${today}::date)
      and (e.left_on is null or e.left_on > ${today}::date)
      and starts_with(own.path, o.path)))`;
}

function listed(context: CallContext) {
  return readable(context).select([
    'd.id',
    'd.title',
    'd.kind',
    'd.edition',
    'd.effective_on as effectiveOn',
    'd.summary',
    sql<boolean>`d.attachment_id is not null`.as('hasAttachment'),
    sql<string | null>`(select o.name from organ_row o where o.tenant_id = d.tenant_id
      and o.organ_id = d.organ_id and ${onDay('o', dayOf(context.now()))})`.as('organName'),
  ]);
}

/** Lists the library of the caller. */
export async function answerDocuments(
  context: CallContext,
  { kind }: ParsedRequestOf<typeof listLibrary>,
): Promise<Listed[]> {
  return await listed(context)
    .$if(kind !== undefined, (query) => query.where('d.kind', '=', kind ?? 'other'))
    .orderBy('d.effective_on', 'desc')
    .orderBy('d.title')
    .execute();
}

/** Reads one document. @throws {RefusedError} `notFound`, the same for one that is not for the caller. */
export async function answerDocument(
  context: CallContext,
  { id }: ParsedRequestOf<typeof readLibraryDocument>,
): Promise<ResultOf<typeof readLibraryDocument>> {
  const found = await listed(context).where('d.id', '=', id).select('d.body').executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  return found;
}

/** Reads the attachment of one document. @throws {RefusedError} `notFound`. */
export async function answerAttachment(
  context: CallContext,
  { id }: ParsedRequestOf<typeof readLibraryFile>,
): Promise<FileAnswer> {
  const file = await readable(context)
    .innerJoin('record_file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'd.tenant_id').onRef('f.id', '=', 'd.attachment_id'),
    )
    .where('d.id', '=', id)
    .select(['f.name', 'f.format', 'f.content'])
    .executeTakeFirst();
  if (file === undefined) throw new RefusedError('notFound');
  return new FileAnswer(file.name, contentTypes[file.format], file.content);
}

interface Hit {
  readonly documentId: string;
  readonly title: string;
  readonly kind: Listed['kind'];
  readonly headings: string[];
  readonly part: number;
  readonly content: string;
}

/**
 * Finds the parts that fit the words of a question best. A word counts the more the fewer parts have it, and not at all
 * where none has it; what is found in a heading counts more. Rights are asked in the same statement, so that nothing of a foreign document is found.
 */
export async function answerSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchLibrary>,
): Promise<ResultOf<typeof searchLibrary>> {
  const tokens = questionTokens(keyword);
  if (tokens.length === 0) return [];
  const { rows } = await sql<Hit>`
    with mine as (${readable(context).select(['d.tenant_id', 'd.id', 'd.title', 'd.kind'])}),
    counted as (
      select quoted, (select count(*) from document_part n
        where n.tenant_id = ${context.tenantId} and n.tokens @@ quoted) as parts
      from (select quote_literal(token)::tsquery as quoted
        from unnest(${tokens}::text[]) as t (token)) q
    ),
    asked as (
      select quoted, ln(1 + (select count(*) from document_part n
        where n.tenant_id = ${context.tenantId})::float8 / parts) as weight
      from counted where parts > 0
    )
    select m.id as "documentId", m.title, m.kind, p.headings, p.part, p.content
    from document_part p
    join mine m on m.tenant_id = p.tenant_id and m.id = p.document_id
    join lateral (
      select sum(a.weight * (1 + ts_rank(p.tokens, a.quoted))) as score, sum(a.weight) as fit
      from asked a where p.tokens @@ a.quoted
    ) s on s.score is not null
    where p.tenant_id = ${context.tenantId}
      and s.fit >= 0.3 * (select sum(weight) from asked)
    order by s.score desc, m.title, p.part
    limit ${mostHits}`.execute(context.database);
  return rows.map(({ content, ...hit }) => ({ ...hit, quote: quoteOf(content, tokens) }));
}
