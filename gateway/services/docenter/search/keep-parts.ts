import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { partsOf } from './parts.ts';
import { vectorOf } from './tokens.ts';

/** A document as the search keeps it; without a text nothing of it is found. */
export interface SearchedDocument {
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
}

/** Writes the parts of a document in place of those that it had. */
export async function keepParts(
  { database, tenantId }: { readonly database: DatabaseTransaction; readonly tenantId: string },
  { id, title, body }: SearchedDocument,
): Promise<void> {
  await database
    .deleteFrom('document_part')
    .where('tenant_id', '=', tenantId)
    .where('document_id', '=', id)
    .execute();
  if (body === null) return;
  const rows = partsOf(title, body).map(({ headings, content }, part) => ({
    tenant_id: tenantId,
    document_id: id,
    part,
    headings: [...headings],
    content,
    tokens: sql<string>`${vectorOf(headings, content)}::text::tsvector`,
  }));
  await database.insertInto('document_part').values(rows).execute();
}
