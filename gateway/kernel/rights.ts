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
  /** Changes with every change of the rights; how often they were changed, and which roles are held today. */
  readonly version: string;
}

/** What functions of the platform begin with: no role of a company holds one, and neither does its super user. */
const platform = 'platform.';

/** Whether the person may use a function. */
export function hasFunction(rights: Rights, functionId: string): boolean {
  if (functionId.startsWith(platform)) return rights.isOperator;
  return rights.isSuper || rights.functions.has(functionId);
}
