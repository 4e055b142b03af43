/** A live session as the gateway reads it, at most one second old. */
export interface Session {
  /** Names the session in tokens and lists; gives no access. */
  readonly id: string;
  readonly accountId: string;
  readonly tenantId: string;
  /** Decides the idle and the absolute limit. */
  readonly kind: SessionKind;
  /** Random marker without authority, for the cross-tab prompt. */
  readonly epoch: string;
  /** Last time a factor was proven. */
  readonly authenticatedAt: Date;
  /** Last time the person typed the password, or a code of the second factor, in it; null while neither. */
  readonly passwordAt: Date | null;
  readonly lastSeenAt: Date;
  readonly rotatedAt: Date;
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  /** An operator works as this person; null for everybody else. */
  readonly superLogin: SuperLogin | null;
}

/** Who is behind a session that is not that of its person. */
export interface SuperLogin {
  readonly id: string;
  readonly operatorId: string;
  readonly reason: string;
  /** A second operator let it change things. */
  readonly mayWrite: boolean;
}

/** Whose session it is. */
export type SessionKind = 'staff' | 'admin' | 'operator' | 'partner';
