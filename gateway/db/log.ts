/** The part of the gateway's log the data layer writes to; a pino logger is one. */
export interface DatabaseLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** A log that says nothing, for tests and one-off tools. */
export const silentLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
