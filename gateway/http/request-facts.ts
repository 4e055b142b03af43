import type { RefusedError } from '../kernel/refused-error.ts';

/** What the log line of a request says besides method, path, status and time. */
export interface RequestFacts {
  call: string | null;
  accountId: string | null;
  tenantId: string | null;
  app: string | null;
  code: RefusedError['codeName'] | 'ok';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled on the way through the pipeline, written in one line when the answer has left. */
    facts: RequestFacts;
  }
}

/** A request nothing is known of yet. */
export function noFacts(): RequestFacts {
  return { call: null, accountId: null, tenantId: null, app: null, code: 'ok' };
}
