import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { handoverTodos, personnelCalendar, personnelTodos } from './cards.ts';
import {
  employeeHistory,
  getEmployee,
  updateEmployee,
  updateEmployees,
} from './employee-record.ts';
import { listFieldRights } from './field-rights.ts';
import { globalSearch } from './global-search.ts';
import { inviteEntrant } from './invitation.ts';
import { lifeCalls } from './life.ts';
import { bankAccountCalls } from './records/bank-account.ts';
import { certificateCalls } from './records/certificate.ts';
import { contractCalls } from './records/contract.ts';
import { educationCalls } from './records/education.ts';
import { emergencyContactCalls } from './records/emergency-contact.ts';
import { employeeDetailCalls } from './records/employee-detail.ts';
import { entryCalls } from './records/entry.ts';
import { familyMemberCalls } from './records/family-member.ts';
import { leavingCalls } from './records/leaving.ts';
import { regularisationCalls } from './records/regularisation.ts';
import { transferCalls } from './records/transfer.ts';
import { workHistoryCalls } from './records/work-history.ts';
import { rosterChoices, rosterExport, rosterPage, rosterStatistics } from './roster.ts';
import {
  addScheme,
  defaultSchemeCondition,
  findSchemes,
  getScheme,
  removeScheme,
  schemeCondition,
  updateDefaultScheme,
  updateScheme,
} from './schemes.ts';
import { searchPeople, searchRows } from './search.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type JoyhrRecordCalls = KeyedCalls<'education', typeof educationCalls> &
  KeyedCalls<'emergencyContact', typeof emergencyContactCalls> &
  KeyedCalls<'contract', typeof contractCalls> &
  KeyedCalls<'certificate', typeof certificateCalls> &
  KeyedCalls<'workHistory', typeof workHistoryCalls> &
  KeyedCalls<'employeeDetail', typeof employeeDetailCalls> &
  KeyedCalls<'familyMember', typeof familyMemberCalls> &
  KeyedCalls<'bankAccount', typeof bankAccountCalls> &
  KeyedCalls<'entry', typeof entryCalls> &
  KeyedCalls<'regularisation', typeof regularisationCalls> &
  KeyedCalls<'transfer', typeof transferCalls> &
  KeyedCalls<'leaving', typeof leavingCalls>;

const ownCalls = {
  rosterPage,
  rosterStatistics,
  rosterExport,
  rosterChoices,
  listFieldRights,
  getEmployee,
  updateEmployee,
  updateEmployees,
  employeeHistory,
  findSchemes,
  addScheme,
  getScheme,
  updateScheme,
  updateDefaultScheme,
  removeScheme,
  schemeCondition,
  defaultSchemeCondition,
  searchPeople,
  searchRows,
  globalSearch,
  personnelTodos,
  personnelCalendar,
  handoverTodos,
  inviteEntrant,
  ...lifeCalls,
};

/** Core HR: the roster, records, saved queries, cards of the home page. */
export const joyhrCalls: typeof ownCalls & JoyhrRecordCalls = {
  ...ownCalls,
  ...keyed('education', educationCalls),
  ...keyed('emergencyContact', emergencyContactCalls),
  ...keyed('contract', contractCalls),
  ...keyed('certificate', certificateCalls),
  ...keyed('workHistory', workHistoryCalls),
  ...keyed('employeeDetail', employeeDetailCalls),
  ...keyed('familyMember', familyMemberCalls),
  ...keyed('bankAccount', bankAccountCalls),
  ...keyed('entry', entryCalls),
  ...keyed('regularisation', regularisationCalls),
  ...keyed('transfer', transferCalls),
  ...keyed('leaving', leavingCalls),
} satisfies CallTable;
