import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { tenthsOfYears, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { type FieldRights, isReadable, mayEdit, rightsOn } from '../../people/field-rights.ts';
import { presentValue } from '../../people/mask.ts';
import { statusOn } from '../../people/status.ts';
import { countRecords } from './count-records.ts';
import { readJobs } from './read-jobs.ts';
import { readStoredRecord, type StoredRecord } from './read-record.ts';
import { referenceFields } from './record-fields.ts';

type EmployeeRecord = ResultOf<typeof getEmployee>;

/** Returns the record of one employee; `notFound` when it is out of reach. */
export async function answerEmployee(
  context: CallContext,
  { employmentId }: ParsedRequestOf<typeof getEmployee>,
): Promise<EmployeeRecord> {
  const reach = await readReach(context);
  return presentRecord(context, reach, await readStoredRecord(context, reach, employmentId));
}

/** What leaves of a record: every field in the form the caller's right gives it. */
export async function presentRecord(
  context: CallContext,
  reach: Reach,
  record: StoredRecord,
): Promise<EmployeeRecord> {
  const rights = rightsOn(reach, record.standing);
  const { birthDate } = record.values;
  const joinedOn = record.values.joinedOn ?? reach.day;
  const until = record.leftOn !== null && record.leftOn < reach.day ? record.leftOn : reach.day;
  return {
    id: record.id,
    version: record.version,
    fields: presentFields(record, rights),
    names: presentNames(record, rights),
    rights,
    status: statusOn(reach.day, {
      joinedOn,
      probationEndsOn: record.values.probationEndsOn,
      leftOn: record.leftOn,
      leftReason: record.leftReason,
    }),
    seniorityYears: tenthsOfYears(joinedOn, until),
    age:
      birthDate !== null && isReadable(rights.birthDate) ? wholeYears(birthDate, reach.day) : null,
    jobs: await readJobs(context, record, rights, reach.day),
    records: await countRecords(context, reach, record),
    can: { edit: mayEdit(reach, record.standing), readHistory: true },
  };
}

function presentFields(record: StoredRecord, rights: FieldRights): EmployeeRecord['fields'] {
  return Object.fromEntries(
    employeeFields
      .filter((field) => rights[field] !== 'hidden')
      .map((field) => [field, presentValue(rights[field], field, record.values[field])]),
  );
}

function presentNames(record: StoredRecord, rights: FieldRights): EmployeeRecord['names'] {
  const shown = referenceFields.flatMap((field): [EmployeeField, string][] => {
    const name = record.names[field];
    return name === undefined || !isReadable(rights[field]) ? [] : [[field, name]];
  });
  return Object.fromEntries(shown);
}
