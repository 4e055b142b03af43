import { bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import type { RolePlan } from '#gateway/services/tum/role-plan.ts';
import { everydayRoles } from '#gateway/services/tum/starting-roles.ts';

/** Every role of the demo, which each of its companies has: those of everyday work, and one for operators who help. */
export const demoRoles: readonly RolePlan[] = [
  ...everydayRoles,
  {
    code: 'operations',
    nameZh: '平台支持',
    nameEn: 'Platform support',
    range: 'all',
    functions: [
      umsFunctions.structure,
      bridgeCallFunctions['bridge-calls'],
      bridgeCallFunctions['bridge-calls.export'],
      usageFunctions.usage,
      usageFunctions['usage.export'],
    ],
    fields: { phone: 'hidden', birthDate: 'hidden', email: 'hidden' },
  },
];
