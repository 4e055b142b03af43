import type { ErrorCodeName } from '#bridge/calls/kit/codes.ts';
import { DatabaseBusyError, DatabaseLostError, DiskFullError, sqlState } from '../db/errors.ts';
import { RefusedError } from '../kernel/refused-error.ts';

/** Refusals of the HTTP layer itself, by the code fastify gives them. */
const byTransport: Readonly<Record<string, ErrorCodeName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedRequest',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedRequest',
  FST_ERR_BAD_URL: 'malformedRequest',
};

/** Refusals of the database that say something about the moment, not about our code, by SQLSTATE. */
const byDatabase: Readonly<Record<string, ErrorCodeName>> = {
  // statement_timeout
  '57014': 'timeout',
  // serialization failure, deadlock, lock not available
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  // out of memory, another limit of the server
  '53200': 'busy',
  '53400': 'busy',
  // no room on the disk
  '53100': 'diskFull',
  // too many connections, server shutting down or starting
  '53300': 'busy',
  '57P01': 'busy',
  '57P03': 'busy',
  // text the server's encoding has no place for, such as a zero byte
  '22021': 'badInput',
  '22P05': 'badInput',
};

/** The one place where whatever was thrown becomes a code; `internal` is a fault of ours. */
export function toRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  if (error instanceof DiskFullError) return new RefusedError('diskFull', { retryAfter: 60 });
  if (error instanceof DatabaseBusyError || error instanceof DatabaseLostError) return busy();
  const database = byDatabase[sqlState(error)];
  if (database === 'busy') return busy();
  if (database !== undefined) return new RefusedError(database);
  return new RefusedError(byTransport[transportCode(error)] ?? fromStatus(error));
}

/** Those who are refused at the same moment do not all come back at the same one. */
function busy(): RefusedError {
  return new RefusedError('busy', { retryAfter: 1 + Math.floor(Math.random() * 4) });
}

function transportCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Fastify marks a fault of the caller with a status below 500. */
function fromStatus(error: unknown): ErrorCodeName {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 'internal';
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? 'malformedRequest'
    : 'internal';
}
