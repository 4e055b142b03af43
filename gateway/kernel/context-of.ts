import { uuid7 } from '#gateway/db/uuid7.ts';
import type { AppRegistry } from './apps.ts';
import type { CallContext } from './handler.ts';
import type { RightsSubject } from './people/role-rights.ts';

/** The system acts for a person; no application is asked. */
const noApps: AppRegistry = {
  all: [],
  byCode: () => undefined,
  byHost: () => undefined,
  of: () => noApps,
};

/**
 * The context of work that the system does in the name of an account, outside any call: without functions, and nothing of
 * it is put on record.
 */
export function contextOf(
  {
    database,
    tenantId,
    now,
    requestId = uuid7(),
  }: Pick<CallContext, 'database' | 'tenantId' | 'now'> & { readonly requestId?: string },
  { accountId, isSuper, employmentId }: RightsSubject,
): CallContext {
  return {
    tenantId,
    accountId,
    locale: 'zh-CN',
    requestId,
    caller: 'shell',
    rights: {
      isSuper,
      isOperator: false,
      functions: new Set(),
      employmentId,
      supplierId: null,
      isAgency: false,
      version: '',
    },
    database,
    apps: noApps,
    portalOrigin: '',
    now,
    record: () => undefined,
  };
}
