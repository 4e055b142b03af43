import type { SessionKind } from '../../kernel/session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a session lives without use and at most, in milliseconds, by whose it is. */
export const sessionLimits: Readonly<
  Record<SessionKind, { readonly idle: number; readonly absolute: number }>
> = {
  staff: { idle: 30 * MINUTE, absolute: 12 * HOUR },
  admin: { idle: 15 * MINUTE, absolute: 12 * HOUR },
  operator: { idle: 15 * MINUTE, absolute: 8 * HOUR },
  partner: { idle: 30 * MINUTE, absolute: 12 * HOUR },
};

/** A session id is replaced at this age, in milliseconds. */
export const ROTATION_AGE = 15 * MINUTE;

/** The replaced id still works this long, for calls that were already on their way. */
export const ROTATION_GRACE = 30_000;

/** The time of the last use is written down at most this often. */
export const TOUCH_INTERVAL = 60_000;

/** Sessions one account may have at once; signing in once more ends the oldest. */
export const SESSIONS_PER_ACCOUNT = 5;

/** Sub-app tokens live this long, in milliseconds. */
export const TOKEN_LIFE = 120_000;
