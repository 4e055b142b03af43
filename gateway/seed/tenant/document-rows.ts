import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { keepParts } from '#gateway/services/docenter/search/keep-parts.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import { documentsFor } from './document-words.ts';
import type { Structure } from './structure.ts';

/** Writes the documents of a company: published ones for everybody, one for a department, a draft. */
export async function writeDocumentRows(
  transaction: DatabaseTransaction,
  structure: Structure,
): Promise<void> {
  const { plan, anchor, tenantId } = structure;
  const random = createRandom(plan.seed + 940_003, Date.parse(anchor));
  const department = structure.organs.find(({ parent }) => parent !== null);
  for (const [index, planned] of documentsFor(plan.locale).entries()) {
    const { title, kind, edition, summary, body, state, isForDepartment } = planned;
    const id = random.id();
    await insertRows(transaction, 'company_document', [
      {
        tenant_id: tenantId,
        id,
        title,
        kind,
        edition,
        summary,
        body,
        state,
        organ_id: isForDepartment ? (department?.id ?? null) : null,
        effective_on: addDays(anchor, -30 * (index + 1)),
        attachment_id: null,
        pending: null,
        custom: '{}',
        version: 1,
        created_at: new Date().toISOString(),
        removed_at: null,
      },
    ]);
    if (state === 'published')
      await keepParts({ database: transaction, tenantId }, { id, title, body });
  }
}
