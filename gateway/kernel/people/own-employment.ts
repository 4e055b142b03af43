import type { CallContext } from '../handler.ts';
import { RefusedError } from '../refused-error.ts';

/**
 * The employment of the signed-in person.
 * @throws {RefusedError} `notFound` for an account that belongs to no employee.
 */
export function ownEmployment({ rights }: CallContext): string {
  if (rights.employmentId === null) throw new RefusedError('notFound');
  return rights.employmentId;
}
