/** Which licences a supplier needs, and whether they last. */
import { sql } from 'kysely';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import type { qualificationKinds } from '#bridge/calls/supplier/records/qualification.ts';
import type { supplierKinds } from '#bridge/calls/supplier/records/supplier.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';

type Licence = (typeof qualificationKinds)[number];
type Kind = (typeof supplierKinds)[number];

/**
 * Licences by the kind of supplier, besides the business licence of everyone: Measures for Labour Dispatch Permits (2013),
 * Travel Agency Regulations, Regulations on Medical Institutions, Interim Regulations on the Human Resources Market,
 * Insurance Law.
 */
const neededBy: Readonly<Record<Kind, readonly Licence[]>> = {
  goods: [],
  services: [],
  training: [],
  dispatch: ['dispatchPermit'],
  travel: ['travelLicence', 'liabilityInsurance'],
  medical: ['medicalLicence'],
  insurance: ['insuranceLicence'],
  recruiting: ['recruitingPermit'],
};

/** The licences that a kind of supplier needs. */
export function neededLicences(kind: string): readonly Licence[] {
  return ['businessLicence', ...(neededBy[kind as Kind] ?? [])];
}

const issues: Readonly<Record<Licence, FieldIssue>> = {
  businessLicence: 'lacksBusinessLicence',
  dispatchPermit: 'lacksDispatchPermit',
  travelLicence: 'lacksTravelLicence',
  liabilityInsurance: 'lacksLiabilityInsurance',
  medicalLicence: 'lacksMedicalLicence',
  recruitingPermit: 'lacksRecruitingPermit',
  insuranceLicence: 'lacksInsuranceLicence',
  other: 'required',
};

/** A supplier as far as its licences are asked. */
export interface Licensed {
  readonly supplierId: string;
  readonly kind: string;
  /** The first and the last day that each licence has to cover. */
  readonly from: string;
  readonly to: string;
}

/** Returns the issue of the first needed licence that is not confirmed or ends before the last day; null when all last. */
export async function missingLicence(
  context: CallContext,
  { supplierId, kind, from, to }: Licensed,
): Promise<FieldIssue | null> {
  const { rows } = await sql<{ kind: Licence }>`select q.kind from supplier_qualification q
    where q.tenant_id = ${context.tenantId} and q.supplier_id = ${supplierId} and q.removed_at is null
      and q.state = 'valid' and (q.issued_on is null or q.issued_on <= ${from}::date)
      and (q.expires_on is null or q.expires_on >= ${to}::date)`.execute(context.database);
  const held = new Set(rows.map((row) => row.kind));
  const missing = neededLicences(kind).find((licence) => !held.has(licence));
  return missing === undefined ? null : issues[missing];
}
