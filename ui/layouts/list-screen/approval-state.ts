/** Where one request for approval is, and who decided what. */
export interface ApprovalState {
  readonly status: ApprovalStatus;
  readonly list: readonly ApprovalStep[];
}

/** Where a request or one decision is. */
export type ApprovalStatus =
  | 'draft'
  | 'pending'
  | 'ahead'
  | 'passed'
  | 'rejected'
  | 'returned'
  | 'withdrawn'
  | 'revoking'
  | 'revoked'
  | 'terminated';

/** One decision, or one that is waited for. */
export interface ApprovalStep {
  readonly id: string;
  /** What was to be decided: "head of department"; empty for who asked. */
  readonly name: string;
  readonly by: string;
  readonly status: ApprovalStatus;
  /** ISO 8601; nothing while it is waited for. */
  readonly at?: string | undefined;
  readonly comment?: string | undefined;
}
