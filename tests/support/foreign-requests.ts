import * as z from 'zod/mini';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '#gateway/services/records.ts';
import type { IdsByTable } from './canaries.ts';
import { madeValues } from './records/record-values.ts';
import { fieldChoices, fieldSchema } from './request-maker.ts';

/** What requests about another company are made of. */
export interface ForeignMatter {
  /** Ids of the company that asks. */
  readonly ownIds: IdsByTable;
  /** Ids of the other one. */
  readonly foreignIds: IdsByTable;
  /** An id of the other company that names no row of any table. */
  readonly stranger: string;
  /** Fields that requests of a call always have, by the call's name. */
  readonly told: Readonly<Record<string, Record<string, unknown>>>;
}

type AnyRequest = Record<string, unknown>;

/** The tables of the fields that are not named after theirs. */
const tablesOfFields: Readonly<Record<string, string>> = {
  schemeId: 'query_scheme',
  fileId: 'employee_file',
  parentId: 'organ',
  beforeId: 'organ',
  moveTo: 'organ',
  recordFileId: 'record_file',
  rowId: 'transfer',
  taskId: 'approval_task',
  typeId: 'leave_type',
  definitionId: 'approval_definition',
  formId: 'approval_definition',
  delegationId: 'approval_delegation',
  cycleId: 'performance_cycle',
  productId: 'tour_product',
  departureId: 'tour_departure',
  bookingId: 'tour_booking',
};

/** The tables of fields of single calls, where the name of the field means another one elsewhere. */
const tablesOfCalls: Readonly<Record<string, string>> = {
  'uac.auditEvent.get.id': 'audit_event',
  'message.delivery.resend.messageId': 'outbox',
  'workflow.file.download.approvalFileId': 'approval_file',
  'workflow.print.approvalId': 'approval',
  'recruit.application.get.id': 'application',
  'recruit.board.jobId': 'hiring_job',
  'performance.calibration.moves.id': 'appraisal',
  'elephantstep.learning.enrol.sessionId': 'training_session',
  'elephantstep.learning.cancel.sessionId': 'training_session',
  'elephantstep.exam.query.courseId': 'training_course',
  'elephantstep.exam.questions.examId': 'exam',
  'elephantstep.exam.answer.attemptId': 'exam_attempt',
  'elephantstep.exam.submit.attemptId': 'exam_attempt',
  'elephantstep.desk.get.sessionId': 'training_session',
  'elephantstep.desk.enrol.sessionId': 'training_session',
  'elephantstep.desk.code.sessionId': 'training_session',
  'elephantstep.desk.cancel.id': 'training_enrolment',
  'elephantstep.desk.promote.id': 'training_enrolment',
  'elephantstep.desk.presence.id': 'training_enrolment',
};

/** What is published is read by others: an id that a person wrote there themselves comes back, and tells nothing. */
const published: ReadonlySet<string> = new Set(['title', 'body']);

/**
 * Makes the requests of a call with one field at a time turned to another company: to the ids of the table that the
 * field names, of all tables where it names none, and to a stranger's; alone and among own ids. A field of any text
 * that names no table gets the stranger's alone.
 */
export function turnedRequests(matter: ForeignMatter): (call: AnyCall) => readonly AnyRequest[] {
  const made = new Map<string, readonly AnyRequest[]>();
  return (call) => {
    const requests = made.get(call.name) ?? makeRequests(matter, call);
    made.set(call.name, requests);
    return requests;
  };
}

function makeRequests(matter: ForeignMatter, call: AnyCall): readonly AnyRequest[] {
  const others = [matter.stranger, ...[...matter.foreignIds.values()].flat()];
  const fields = fieldChoices(call, others);
  const base = Object.fromEntries(
    fields.map(({ name, fitting }) => {
      const plain = fitting.find((value) => !isForeign(value, others)) ?? undefined;
      const preferred = ['csv', 'alpha', '1'].find((value) => fitting.includes(value));
      const takesId = fitting.some((value) => value === others[0]);
      const ownValues = ownObject(matter, call, name);
      if (ownValues !== undefined) return [name, ownValues];
      const isId = takesId && /(^i|I)d$/.test(name);
      return [name, isId ? ownIdFor(matter, call, name) : (preferred ?? plain)];
    }),
  );
  const turned = fields.flatMap(({ name, fitting }) => {
    const own = ownObject(matter, call, name);
    if (typeof own === 'object' && own !== null)
      return turnedObjects(matter, call, name, own).map((one) => ({ ...base, [name]: one }));
    const wanted = foreignIdsFor(matter, call, name);
    return (published.has(name) ? [] : fitting)
      .filter((value) => isForeign(value, wanted))
      .flatMap((value) => {
        const mixed = Array.isArray(value)
          ? [{ ...base, [name]: [ownIdFor(matter, call, name), ...value] }]
          : [];
        return [{ ...base, [name]: value }, ...mixed];
      });
  });
  const required = Object.fromEntries(
    Object.entries(base).filter(([name]) => isNeeded(call, name)),
  );
  const all = [
    required,
    base,
    ...turned,
    ...turned.map((one) => onlyTurned(required, base, one)),
  ].map((request) => ({ ...request, ...matter.told[call.name] }));
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()];
}

/** Where the ids of rows are that are there to be removed: what is changed and moved has to stay. */
export function toRemove(table: string): string {
  return `${table} to remove`;
}

/** An own id for a field such as `organId`, by the table it is named after. */
function ownIdFor({ ownIds }: ForeignMatter, call: AnyCall, field: string): string {
  const [any = ''] = [...ownIds.values()].flat();
  const table = tableOf(call, field);
  const free = /\.remove(Many)?$/.test(call.name) ? ownIds.get(toRemove(table)) : undefined;
  return (free ?? ownIds.get(table))?.[0] ?? any;
}

/** The values of a row of a declared record: its references point to own rows. */
function ownObject(matter: ForeignMatter, call: AnyCall, name: string): unknown {
  const bound = boundOf(call);
  const schema = fieldSchema(call, name);
  if (bound === undefined || !(schema instanceof z.ZodMiniObject)) return undefined;
  // The last one: the first one may be removed by another request.
  const idOf = (field: string) => {
    const target = bound.record.fields[field]?.target ?? '';
    const table = records.find(target)?.table ?? target;
    // One that no two rows share takes a person who has no such row.
    const at = bound.record.fields[field]?.unique ? 0 : -1;
    return target === bound.record.name ? undefined : matter.ownIds.get(table)?.at(at);
  };
  // Unique values: a row that is made and one that is changed do not share theirs.
  const serial = [...call.name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const made = Object.entries(madeValues(bound, serial, idOf));
  const { fields, dated } = bound.record;
  const set = new Set<string | undefined>([dated?.of, dated?.from, dated?.to]);
  const own = Object.fromEntries(
    made.filter(([field]) => name === 'values' || !(fields[field]?.fixed || set.has(field))),
  );
  return z.safeParse(schema, own).success ? own : undefined;
}

/**
 * The values of a row with one reference at a time turned to the other company, to a row of its table and to a stranger;
 * texts stay: what a person writes there comes back to their own company, and says nothing of the other one.
 */
function turnedObjects(
  matter: ForeignMatter,
  call: AnyCall,
  name: string,
  own: object,
): readonly object[] {
  const bound = boundOf(call);
  const schema = fieldSchema(call, name);
  if (bound === undefined || !(schema instanceof z.ZodMiniObject)) return [];
  const fields: readonly [string, z.core.$ZodType][] = Object.entries(schema.shape);
  return fields.flatMap(([field, one]) => {
    const takes = (value: string) => z.safeParse(one, value).success;
    if (!takes(matter.stranger) || takes('a word')) return [];
    const target = bound.record.fields[field]?.target ?? '';
    const table = records.find(target)?.table ?? (target === '' ? 'record_file' : target);
    const ids = [matter.stranger, ...(matter.foreignIds.get(table) ?? [])];
    return ids.map((id) => ({ ...own, [field]: id }));
  });
}

/** The declared record a call is about. */
function boundOf({ name, service }: AnyCall): BoundRecord | undefined {
  return records.all.find(({ record }) => name.startsWith(`${service}.${record.name}.`));
}

/** The ids of the other company that belong into a field. */
function foreignIdsFor(matter: ForeignMatter, call: AnyCall, field: string): readonly string[] {
  const { foreignIds, stranger } = matter;
  const schema = fieldSchema(call, field);
  const takesText = schema !== undefined && z.safeParse(schema, 'a word').success;
  const unnamed = takesText ? [] : [...foreignIds.values()].flat();
  return [stranger, ...(foreignIds.get(tableOf(call, field)) ?? unnamed)];
}

/** The table a field such as `organId` or `employmentIds` is named after. */
function tableOf(call: AnyCall, field: string): string {
  const bound = boundOf(call);
  if (bound !== undefined && /^ids?$/.test(field)) return bound.table;
  const known = tablesOfCalls[`${call.name}.${field}`];
  if (known !== undefined) return known;
  const name = field.replace(/Ids?$/, '');
  return tablesOfFields[field] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Whether a request without the field is refused. */
function isNeeded(call: AnyCall, name: string): boolean {
  const schema = fieldSchema(call, name);
  return schema !== undefined && !z.safeParse(schema, undefined).success;
}

/** The turned field with nothing beside it but what is required. */
function onlyTurned(required: AnyRequest, base: AnyRequest, turned: AnyRequest): AnyRequest {
  const changed = Object.entries(turned).filter(([name, value]) => value !== base[name]);
  return { ...required, ...Object.fromEntries(changed) };
}

/** Whether a value holds one of these ids anywhere. */
export function isForeign(value: unknown, others: readonly string[]): boolean {
  const text = JSON.stringify(value) ?? '';
  return others.some((id) => text.includes(id));
}
