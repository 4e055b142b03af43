import { bridgeCallExportFunction, bridgeCallFunction } from '#bridge/calls/audit/bridge-calls.ts';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { publishFunction } from '#bridge/calls/message/calls.ts';
import {
  trackedEventsExportFunction,
  trackedEventsFunction,
} from '#bridge/calls/track/tracked-events.ts';
import type { FieldAccess, RangeKind } from '#gateway/kernel/people/role-rights.ts';

/** A role of the demo: its functions, how far it reaches, and what it may do with which field. */
export interface RolePlan {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly range: RangeKind;
  readonly functions: readonly string[];
  readonly fields: Readonly<Record<string, FieldAccess>>;
}

/** The fields of the own record that somebody keeps up to date without asking. */
const ownContactFields = ['phone', 'email', 'officePhone', 'homeAddress', 'maritalStatus'];

/** Every role of the demo; each company has them all. */
export const demoRoles: readonly RolePlan[] = [
  {
    code: 'hr',
    nameZh: '人事专员',
    nameEn: 'Personnel',
    range: 'all',
    functions: [
      'ums.structure',
      'personnel.roster',
      'personnel.roster.export',
      'personnel.employee',
      'personnel.employee.edit',
      'bi.workforce',
      publishFunction,
    ],
    fields: Object.fromEntries(employeeFields.map((field) => [field, 'write'])),
  },
  {
    code: 'manager',
    nameZh: '部门负责人',
    nameEn: 'Head of department',
    range: 'own_organ_and_below',
    functions: ['ums.structure', 'personnel.roster', 'personnel.employee', 'bi.workforce'],
    fields: {
      idNumber: 'masked',
      phone: 'masked',
      birthDate: 'masked',
      bankName: 'hidden',
      bankAccount: 'hidden',
    },
  },
  {
    code: 'employee',
    nameZh: '员工自助',
    nameEn: 'Employee',
    range: 'self',
    functions: [
      'ums.structure',
      'personnel.roster',
      'personnel.employee',
      'personnel.employee.edit',
    ],
    fields: Object.fromEntries([
      ...employeeFields.filter((field) => field !== 'note').map((field) => [field, 'read']),
      ...ownContactFields.map((field) => [field, 'write']),
      ['bankAccount', 'masked'],
    ]),
  },
  {
    code: 'operations',
    nameZh: '平台支持',
    nameEn: 'Platform support',
    range: 'all',
    functions: [
      'ums.structure',
      bridgeCallFunction,
      bridgeCallExportFunction,
      trackedEventsFunction,
      trackedEventsExportFunction,
    ],
    fields: { phone: 'hidden', birthDate: 'hidden', email: 'hidden' },
  },
];
