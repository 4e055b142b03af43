/** What people of a supplier see of their own company: what waits for them, who they are, their licences. */
import * as z from 'zod/mini';
import { fileFormat } from '../../filecenter/file-format.ts';
import { filecenterCodes } from '../../filecenter/terms.ts';
import { day, id, lines, optional, text, upload } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { qualificationKinds, qualificationStates } from '../records/qualification.ts';
import { supplierKinds, supplierStates } from '../records/supplier.ts';
import { ofPartners, portalPath, writesOfPartners } from './portal-call.ts';

/** What each line of the first page has. */
const line = { id, name: z.string() };

export const portalToday = defineCall({
  ...ofPartners,
  name: 'supplier.portal.today',
  path: `${portalPath}/getToday`,
  request: z.strictObject({}),
  result: z.object({
    today: day,
    /** The company that buys. */
    buyer: z.string(),
    supplierName: z.string(),
    /** Orders that wait for an answer, the one that is needed first above. */
    orders: z.array(z.object({ ...line, neededOn: day })),
    /** Accepted orders that are not received whole after the day they were needed on. */
    late: z.array(z.object({ ...line, neededOn: day })),
    /** Orders with messages that the caller has not read. */
    messages: z.array(z.object({ ...line, unread: z.number() })),
    /** Settlements that wait for an answer. */
    settlements: z.array(z.object({ ...line, month: day, gross: z.string() })),
    /** Confirmed settlements that need an invoice. */
    uninvoiced: z.array(z.object({ ...line, month: day, gross: z.string() })),
    /** Invoices that were returned and have not come again, the last one first. */
    returned: z.array(z.object({ ...line, reason: z.nullable(z.string()) })),
    /** Licences that ended or end within 60 days, and those that were rejected. */
    licences: z.array(
      z.object({
        ...line,
        kind: z.enum(qualificationKinds),
        expiresOn: z.nullable(day),
        why: z.enum(['ended', 'ending', 'rejected']),
      }),
    ),
    /** Kinds of licences that the supplier needs and has not handed in. */
    missing: z.array(z.enum(qualificationKinds)),
    /** Released evaluations that can still be appealed. */
    evaluations: z.array(z.object({ ...line, score: z.nullable(z.string()), appealUntil: day })),
  }),
  doc: 'What waits for the supplier today: orders and settlements to answer, late deliveries, invoices, licences, evaluations.',
});

export const portalCompany = defineCall({
  ...ofPartners,
  name: 'supplier.portal.company',
  path: `${portalPath}/getCompany`,
  request: z.strictObject({}),
  result: z.object({
    today: day,
    name: z.string(),
    creditCode: z.string(),
    kind: z.enum(supplierKinds),
    state: z.enum(supplierStates),
    since: z.nullable(day),
    legalPerson: z.nullable(z.string()),
    address: z.nullable(z.string()),
    payDays: z.nullable(z.number()),
    level: z.nullable(z.enum(['A', 'B', 'C', 'D'])),
    contacts: z.array(
      z.object({
        name: z.string(),
        post: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
    /** The kinds of licences the supplier needs. */
    needed: z.array(z.enum(qualificationKinds)),
    licences: z.array(
      z.object({
        licenceId: id,
        kind: z.enum(qualificationKinds),
        number: z.string(),
        issuer: z.nullable(z.string()),
        issuedOn: z.nullable(day),
        expiresOn: z.nullable(day),
        state: z.enum(qualificationStates),
        rejectReason: z.nullable(z.string()),
        scan: z.nullable(z.object({ id, name: z.string() })),
      }),
    ),
  }),
  doc: 'The own company as the buyer keeps it, with its licences.',
});

export const portalUploadScan = defineCall({
  ...ofPartners,
  name: 'supplier.portal.uploadScan',
  path: `${portalPath}/uploadScan`,
  encoding: 'multipart',
  effect: 'write',
  request: z.strictObject({
    file: upload,
    /** What it belongs to; a licence where nothing is said. */
    of: optional(z.enum(['licence', 'invoice', 'message'], 'choice')),
  }),
  result: z.object({ id, name: z.string(), format: fileFormat, size: z.number() }),
  errors: ['fileEmpty', 'fileFormat', 'fileTooLarge', filecenterCodes.tooManyFiles],
  doc: 'Uploads the scan of a licence or an invoice, or a file for a message; it is kept for a day until that is handed in with it.',
});

export const portalScan = defineCall({
  ...ofPartners,
  name: 'supplier.portal.scan',
  path: `${portalPath}/getScan`,
  request: z.strictObject({ scanId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Downloads the scan of an own licence or invoice, or a file out of a message about an own order.',
});

export const portalAddLicence = defineCall({
  ...writesOfPartners,
  name: 'supplier.portal.addLicence',
  path: `${portalPath}/addLicence`,
  request: z.strictObject({
    kind: z.enum(qualificationKinds, 'choice'),
    number: text(1, 60),
    issuer: optional(text(1, 80)),
    issuedOn: optional(day),
    expiresOn: optional(day),
    scope: optional(lines(1, 500)),
    scanId: optional(id),
  }),
  result: z.object({ licenceId: id }),
  errors: ['notFound'],
  doc: 'Hands in a licence, or the one that follows an earlier one; the buyer confirms it.',
});

/** The calls about the own company. */
export const portalCompanyCalls: {
  readonly portalToday: typeof portalToday;
  readonly portalCompany: typeof portalCompany;
  readonly portalUploadScan: typeof portalUploadScan;
  readonly portalScan: typeof portalScan;
  readonly portalAddLicence: typeof portalAddLicence;
} = { portalToday, portalCompany, portalUploadScan, portalScan, portalAddLicence };
