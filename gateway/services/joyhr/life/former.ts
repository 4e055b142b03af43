import { sql } from 'kysely';
import type { Actor } from './actor.ts';

/** A document by which a person is known. */
export interface Document {
  readonly idDocumentType: 'cn-id' | 'passport' | 'other';
  readonly idNumber: string;
}

/** An employment that a person had or has. */
export interface FormerEmployment {
  readonly id: string;
  readonly personId: string;
  readonly staffNo: string;
  readonly name: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly leftReason: string | null;
}

/** Reads the employments of the person with a document, the last one first; numbers are compared in capitals. */
export async function readFormer(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  { idDocumentType, idNumber }: Document,
): Promise<readonly FormerEmployment[]> {
  return database
    .selectFrom('person as p')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.person_id', '=', 'p.id'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.id_document_type', '=', idDocumentType)
    .where('p.id_number', '=', idNumber.toUpperCase())
    .orderBy('e.joined_on', 'desc')
    .select([
      'e.id',
      'e.person_id as personId',
      'e.staff_no as staffNo',
      'p.name',
      'e.joined_on as joinedOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
    ])
    .execute();
}

/**
 * Whether somebody is employed on a day by one of their employments, or is to be after it. Who leaves on a day no longer
 * counts on it, so a new employment can begin then.
 */
export function isEmployedFrom(former: readonly FormerEmployment[], day: string): boolean {
  return former.some(({ leftOn }) => leftOn === null || leftOn > day);
}

/** Whether another entry of the person waits for its day. */
export async function isAwaited(
  { database, tenantId }: Pick<Actor, 'database' | 'tenantId'>,
  { idDocumentType, idNumber }: Document,
  entryId: string | null,
): Promise<boolean> {
  const row = await database
    .selectFrom('entry as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.id_document_type', '=', idDocumentType)
    .where(sql<boolean>`upper(n.id_number) = ${idNumber.toUpperCase()}`)
    .where('n.state', '=', 'planned')
    .where('n.removed_at', 'is', null)
    .$if(entryId !== null, (query) => query.where('n.id', '<>', entryId ?? ''))
    .select('n.id')
    .executeTakeFirst();
  return row !== undefined;
}
