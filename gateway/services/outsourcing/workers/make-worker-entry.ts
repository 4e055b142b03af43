import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { gatherRecords } from '#gateway/record/binding.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { entries } from '../../joyhr/life/records/entries.ts';

/** Who enters, as far as it is known; what is not stays empty in the draft. */
export interface WorkerEntry {
  readonly name: string;
  readonly idDocumentType: 'cn-id' | 'passport' | 'other';
  readonly idNumber: string;
  readonly gender: 'F' | 'M';
  readonly phone: string;
  readonly email?: string | null;
  readonly organ: string;
  readonly employmentType: 'dispatch' | 'full-time';
  readonly joinedOn: string;
  readonly contractKind?: 'fixed' | 'open';
  readonly contractMonths?: number | null;
  readonly contractEntity?: string;
  readonly rehire?: true;
}

/** The kind of document a number is of, and the gender it says; a resident ID says both. */
export function documentOf(
  idNumber: string,
): Pick<WorkerEntry, 'idDocumentType' | 'gender'> | undefined {
  const card = readIdNumber(idNumber);
  return card && { idDocumentType: 'cn-id', gender: card.gender };
}

/**
 * Drafts the entry of a worker in personnel with the rights of the caller, and returns its id.
 * @throws {RefusedError} `noPermission` where the caller may not make entries; `badInput` with what is wrong.
 */
export async function makeWorkerEntry(context: CallContext, entry: WorkerEntry): Promise<string> {
  const known = Object.entries(entry).filter(([, value]) => value !== null && value !== undefined);
  // Such an entry refers to an organisation alone: no other record is needed to check it.
  const scope = await openScope(context, entries, gatherRecords([entries]));
  const row = await createRow(scope, { values: Object.fromEntries(known) });
  return (row as { id: string }).id;
}
