import {
  type EmployeeField,
  employeeFields,
  recordAttachment,
} from '#bridge/calls/joyhr/employee.ts';
import type { employeeHistory } from '#bridge/calls/joyhr/employee-record.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { RecordedChange } from '#gateway/db/people-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { type FieldRights, isReadable, rightsOn } from '../../people/field-rights.ts';
import { presentValue } from '../../people/mask.ts';
import { readStoredRecord } from './read-record.ts';

type HistoryEntry = ResultOf<typeof employeeHistory>['rows'][number];

/** Returns the saves of one record, the newest first; `notFound` when the record is out of reach. */
export async function answerEmployeeHistory(
  context: CallContext,
  request: ParsedRequestOf<typeof employeeHistory>,
): Promise<ResultOf<typeof employeeHistory>> {
  const reach = await readReach(context);
  const record = await readStoredRecord(context, reach, request.employmentId);
  const rights = rightsOn(reach, record.standing);
  const entries = context.database
    .selectFrom('record_change as h')
    .where('h.tenant_id', '=', context.tenantId)
    .where('h.employment_id', '=', record.id);
  const rows = await entries
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(request.rows)
    .offset(offsetOf(request))
    .select(['h.id', 'h.at', 'h.actor_name as actorName', 'h.changes'])
    .execute();
  const presented = rows.map(
    ({ id, at, actorName, changes }): HistoryEntry => ({
      id,
      at: at.toISOString(),
      actorName,
      changes: changes.flatMap((change) => presentChange(rights, change)),
    }),
  );
  return pageFrom(request, presented, () => countRows(entries));
}

/** That a field changed is shown to everyone who reads the history; its values only as far as the field may be seen now. */
function presentChange(rights: FieldRights, change: RecordedChange): HistoryEntry['changes'] {
  const attachment = recordAttachment.options.find((name) => name === change.field);
  if (attachment !== undefined) return [presentAttachment(rights, attachment, change)];
  const field = employeeFields.find((name): name is EmployeeField => name === change.field);
  if (field === undefined) return [];
  const show = (value: string | null, name: string | undefined): string | null =>
    name !== undefined && isReadable(rights[field])
      ? name
      : presentValue(rights[field], field, value);
  return [
    {
      field,
      before: show(change.before, change.beforeName),
      after: show(change.after, change.afterName),
    },
  ];
}

/** The name of a copied ID card can hold its number, so it goes with the right on the number. */
function presentAttachment(
  rights: FieldRights,
  field: (typeof recordAttachment.options)[number],
  { before, after }: RecordedChange,
): HistoryEntry['changes'][number] {
  const shown = field !== 'files.identity' || isReadable(rights.idNumber);
  return shown ? { field, before, after } : { field, before: null, after: null };
}
