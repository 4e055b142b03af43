/** The database cannot be opened or used. The message is one sentence for the person who starts it. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** A rule of the data layer was broken by our own code: nesting, text that is no query, a dead transaction. */
export class DatabaseUseError extends Error {
  override readonly name = 'DatabaseUseError';
}

/** The engine stopped answering or went away under a query. Nothing of the transaction was kept. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

/** More is asked of the database than it can serve in time. Nothing was begun. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The disk under the embedded database has no room for what should be kept. Nothing was kept. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** The five-character SQLSTATE of an error from either database, or '' for any other error. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : '';
}

/** The constraint an error from the database names, or ''. */
export function violatedConstraint(error: unknown): string {
  if (sqlState(error) === '' || typeof error !== 'object' || error === null) return '';
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}

/** Whether a unique or primary key refused the row, optionally a named one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || violatedConstraint(error) === constraint;
}

/** What a log may say of an error: PGlite's stacks hold 20 KB of minified source, so no stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const state = sqlState(error);
  return state === '' ? error.message : `${state} ${error.message}`;
}
