/**
 * What the signed-in person may do in the current tenant, at most one second old. Whose records they reach and
 * which fields they see is decided role by role, in `kernel/people`.
 */
export interface Rights {
  /** Passes every function check, sees every record and every field. */
  readonly isSuper: boolean;
  /** An operator of the platform: holds the functions of the platform, and no other one by it. */
  readonly isOperator: boolean;
  /** The function ids of all roles; empty for a super user, so ask `hasFunction`. */
  readonly functions: ReadonlySet<string>;
  /** The person's own employment in this tenant, or null. */
  readonly employmentId: string | null;
  /** The supplier whose person the account is, or null for everybody else. */
  readonly supplierId: string | null;
  /** That supplier sends workers: its people see what is about them as well. */
  readonly isAgency: boolean;
  /** It runs trips that the company sells to its people. */
  readonly runsTrips: boolean;
  /** Changes with every change of the rights; how often they were changed, and which roles are held today. */
  readonly version: string;
}

/** What functions of the platform begin with: no role of a company holds one, and neither does its super user. */
const platform = 'platform.';

/** What functions of people of a supplier begin with: they hold these and no other one, and no one else holds any. */
const portal = 'supplier.portal';

/** What those of an agency hold besides. */
const agencyPortal = `${portal}.dispatch`;

/** What those of a supplier that runs trips hold besides. */
const tripPortal = `${portal}.tours`;

/** Whether a function is for people of suppliers. */
export function isForPartners(functionId: string): boolean {
  return functionId === portal || functionId.startsWith(`${portal}.`);
}

/** Whether the person may use a function. */
export function hasFunction(rights: Rights, functionId: string): boolean {
  if (isForPartners(functionId) || rights.supplierId !== null) {
    if (functionId === agencyPortal && !rights.isAgency) return false;
    if (functionId === tripPortal && !rights.runsTrips) return false;
    return isForPartners(functionId) && rights.supplierId !== null;
  }
  if (functionId.startsWith(platform)) return rights.isOperator;
  return rights.isSuper || rights.functions.has(functionId);
}
