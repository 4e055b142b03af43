import type { AnyCall } from '#bridge/calls/kit/define.ts';

/** A handler broke its contract: what it answered does not fit the result schema. The path, never the value. */
export class ResultError extends Error {
  override readonly name = 'ResultError';
}

/** Only what the result schema lists leaves the gateway. @throws {ResultError} */
export function present(call: AnyCall, result: unknown): unknown {
  const parsed = call.result.safeParse(result);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new ResultError(`${call.name} answered what its schema does not list: ${paths.join(', ')}`);
}
