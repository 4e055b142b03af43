import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/**
 * The supplier of the caller: it is in the session's rights, and no request names one.
 * @throws {RefusedError} `noPermission` for somebody who is of none
 */
export function ownSupplier({ rights }: Pick<CallContext, 'rights'>): string {
  if (rights.supplierId === null) throw new RefusedError('noPermission');
  return rights.supplierId;
}

/** @throws {RefusedError} `badInput` at a field of the request. */
export function refuseAt(path: string, issue: FieldIssue, min?: number): never {
  throw new RefusedError('badInput', {
    fields: [{ path, issue, ...(min !== undefined && { min }) }],
  });
}

/** What is changed was shown in a version, and may be changed in some states. */
interface Shown {
  readonly version: number;
  readonly state: string;
}

/** @throws {RefusedError} `notFound`, `conflict`, `notNow` unless a row is there, as it was shown, and in one of the states. */
export function requireOpen<Row extends Shown>(
  row: Row | undefined,
  version: number,
  states: readonly string[],
): Row {
  if (row === undefined) throw new RefusedError('notFound');
  if (row.version !== version) throw new RefusedError('conflict');
  if (!states.includes(row.state)) throw new RefusedError('notNow');
  return row;
}
