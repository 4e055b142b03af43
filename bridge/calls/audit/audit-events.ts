/** The audit trail of the gateway, as an auditor of the company reads it: who did what, on which record, when. */
import * as z from 'zod/mini';
import { day, id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { auditEventFunctions } from './functions.ts';

/** `denied`: refused for a missing right. `failed`: refused for another reason, such as a conflict. */
export const auditOutcomes = ['ok', 'denied', 'failed'] as const;
const outcome = z.enum(auditOutcomes);

/** A name of a call, or the kind of a record; never a comma, which is between several in an address. */
const word = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, 'invalid'));

/** The filters of the trail, the same for list and export. */
export const auditEventFilter = {
  /** Part of the name or of the account of the person. */
  keyword: optional(text(1, 50)),
  action: optional(list(word, 100)),
  /** Kinds of records: employee, role. */
  kind: optional(list(word, 50)),
  /** One record: `employee:0199…`. */
  target: optional(z.string().check(z.regex(/^[a-zA-Z-]{1,40}:[\w-]{1,60}$/, 'invalid'))),
  outcome: optional(list(outcome, 3)),
  from: optional(day),
  to: optional(day),
};

const order = {
  /** A list names the column it is sorted by; there is one. */
  sort: z._default(z.enum(['at']), 'at'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** One event of the trail. */
export const auditEventRow = z.object({
  id,
  at: moment,
  /** Null for the system itself, and for a person who is no member any longer. */
  userName: z.nullable(z.string()),
  account: z.nullable(z.string()),
  /** The name of the call, and what it does in words. */
  action: z.string(),
  actionName: z.string(),
  /** Kind and id of what was touched; empty where the call names none. */
  target: z.string(),
  kindName: z.string(),
  /** What it is called; null where it is out of reach of the caller, or no longer there. */
  targetName: z.nullable(z.string()),
  outcome,
  /** The app that spoke; null for the shell. */
  appName: z.nullable(z.string()),
});

const shared = {
  service: 'uac',
  access: { kind: 'function', functionId: auditEventFunctions.audit },
} as const;
const path = '/gateway/uac/web/auditEvent';

export const auditEventPage = defineCall({
  ...shared,
  name: 'uac.auditEvent.page',
  path: `${path}/getPage`,
  request: z.strictObject({ ...auditEventFilter, ...order, ...pageRequest }),
  result: pageOf(auditEventRow),
  doc: 'Lists one page of what was done in the company, the newest first.',
});

export const auditEventExport = defineCall({
  ...shared,
  name: 'uac.auditEvent.export',
  path: `${path}/export`,
  request: z.strictObject({
    ...auditEventFilter,
    ...order,
    columns: list(z.keyof(auditEventRow), 20),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  result: auditEventRow,
  answer: 'file',
  access: { kind: 'function', functionId: auditEventFunctions['audit.export'] },
  errors: ['tooManyRows'],
  doc: 'Downloads the events the list would show, all pages of them, with the chosen columns.',
});

export const auditEventChoices = defineCall({
  ...shared,
  name: 'uac.auditEvent.choices',
  path: `${path}/getChoices`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    actions: z.array(z.object({ code: z.string(), name: z.string() })),
    kinds: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  doc: 'Lists the actions and the kinds of records the trail can be filtered by.',
});

export const auditEventDetail = defineCall({
  ...shared,
  name: 'uac.auditEvent.get',
  path: `${path}/getInfo`,
  request: z.strictObject({ id }),
  result: z.object({
    ...auditEventRow.shape,
    /** What the call wrote down beside the record, by its technical name. */
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Every changed value before and after, as far as the caller may see it; null where nothing is to be shown. */
    changes: z.nullable(
      z.array(
        z.object({
          field: z.string(),
          name: z.string(),
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
    ),
  }),
  errors: ['notFound'],
  doc: 'Returns one event with what it changed, obeying the rights of the caller on the record and its fields.',
});
