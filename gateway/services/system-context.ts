import type { AppRegistry } from '#gateway/kernel/apps.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { RightsSubject } from '#gateway/kernel/people/role-rights.ts';

/** What the system does asks no application. */
const noApps: AppRegistry = {
  all: [],
  byCode: () => undefined,
  byHost: () => undefined,
  of: () => noApps,
};

/** A call that the system makes for a person: it has no function of theirs, and leaves no line in the log of calls. */
export function contextFor(
  {
    database,
    tenantId,
    requestId,
    now,
  }: Pick<CallContext, 'database' | 'tenantId' | 'requestId' | 'now'>,
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
      runsTrips: false,
      version: '',
    },
    database,
    apps: noApps,
    portalOrigin: '',
    now,
    record: () => undefined,
  };
}
