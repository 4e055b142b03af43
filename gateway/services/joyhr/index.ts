import type { joyhrCalls } from '#bridge/calls/joyhr/calls.ts';
import { bankAccountCalls } from '#bridge/calls/joyhr/records/bank-account.ts';
import { certificateCalls } from '#bridge/calls/joyhr/records/certificate.ts';
import { contractCalls } from '#bridge/calls/joyhr/records/contract.ts';
import { educationCalls } from '#bridge/calls/joyhr/records/education.ts';
import { emergencyContactCalls } from '#bridge/calls/joyhr/records/emergency-contact.ts';
import { employeeDetailCalls } from '#bridge/calls/joyhr/records/employee-detail.ts';
import { entryCalls } from '#bridge/calls/joyhr/records/entry.ts';
import { familyMemberCalls } from '#bridge/calls/joyhr/records/family-member.ts';
import { leavingCalls } from '#bridge/calls/joyhr/records/leaving.ts';
import { regularisationCalls } from '#bridge/calls/joyhr/records/regularisation.ts';
import { transferCalls } from '#bridge/calls/joyhr/records/transfer.ts';
import { workHistoryCalls } from '#bridge/calls/joyhr/records/work-history.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import type { GatewayServices } from '../services.ts';
import { answerPersonnelCalendar } from './cards/calendar.ts';
import { answerPersonnelTodos } from './cards/todos.ts';
import { answerRosterExport } from './export/roster-export.ts';
import { answerFieldRights } from './field-rights.ts';
import { answerGlobalSearch } from './global-search.ts';
import { lifeHandlers } from './life/index.ts';
import { answerInvitation, mayInvite } from './life/invitation/invite-entrant.ts';
import { answerHandoverCard } from './life/my-handovers.ts';
import { entries } from './life/records/entries.ts';
import { leavings } from './life/records/leavings.ts';
import { regularisations } from './life/records/regularisations.ts';
import { transfers } from './life/records/transfers.ts';
import { answerPeopleSearch, maySearchPeople } from './people-search.ts';
import { answerEmployeeHistory } from './record/history.ts';
import { answerEmployee } from './record/present-record.ts';
import { answerEmployeesUpdate } from './record/save-many.ts';
import { answerEmployeeUpdate } from './record/save-record.ts';
import { bankAccounts } from './records/bank-accounts.ts';
import { certificates } from './records/certificates.ts';
import { contracts } from './records/contracts.ts';
import { educations } from './records/educations.ts';
import { emergencyContacts } from './records/emergency-contacts.ts';
import { employeeDetails } from './records/employee-details.ts';
import { familyMembers } from './records/family-members.ts';
import { workHistories } from './records/work-histories.ts';
import { answerRosterChoices, answerRosterPage, answerRosterStatistics } from './roster-answers.ts';
import { answerRowSearch } from './row-search.ts';
import {
  answerDefaultScheme,
  answerNewScheme,
  answerSchemeRemoval,
  answerSchemeUpdate,
} from './schemes/change-schemes.ts';
import {
  answerDefaultCondition,
  answerScheme,
  answerSchemeCondition,
  answerSchemes,
  ownLists,
} from './schemes/read-schemes.ts';

/** Personnel. Which records and fields a caller sees or changes is decided per record, where it is read. */
export const joyhrHandlers = {
  rosterPage: { policy: accessIsEnough, handle: answerRosterPage },
  rosterStatistics: { policy: accessIsEnough, handle: answerRosterStatistics },
  rosterExport: { policy: accessIsEnough, handle: answerRosterExport },
  rosterChoices: { policy: accessIsEnough, handle: answerRosterChoices },
  listFieldRights: { policy: accessIsEnough, handle: answerFieldRights },
  getEmployee: { policy: accessIsEnough, handle: answerEmployee },
  updateEmployee: { policy: accessIsEnough, handle: answerEmployeeUpdate },
  updateEmployees: { policy: accessIsEnough, handle: answerEmployeesUpdate },
  employeeHistory: { policy: accessIsEnough, handle: answerEmployeeHistory },
  findSchemes: { policy: ownLists, handle: answerSchemes },
  addScheme: { policy: ownLists, handle: answerNewScheme },
  getScheme: { policy: accessIsEnough, handle: answerScheme },
  schemeCondition: { policy: accessIsEnough, handle: answerSchemeCondition },
  defaultSchemeCondition: { policy: ownLists, handle: answerDefaultCondition },
  updateScheme: { policy: accessIsEnough, handle: answerSchemeUpdate },
  updateDefaultScheme: { policy: ownLists, handle: answerDefaultScheme },
  removeScheme: { policy: accessIsEnough, handle: answerSchemeRemoval },
  searchPeople: { policy: maySearchPeople, handle: answerPeopleSearch },
  globalSearch: { policy: accessIsEnough, handle: answerGlobalSearch },
  searchRows: { policy: accessIsEnough, handle: answerRowSearch },
  personnelTodos: { policy: accessIsEnough, handle: answerPersonnelTodos },
  personnelCalendar: { policy: accessIsEnough, handle: answerPersonnelCalendar },
  handoverTodos: { policy: accessIsEnough, handle: answerHandoverCard },
  ...serveRecord('education', educationCalls, educations, () => records),
  ...serveRecord('emergencyContact', emergencyContactCalls, emergencyContacts, () => records),
  ...serveRecord('contract', contractCalls, contracts, () => records),
  ...serveRecord('certificate', certificateCalls, certificates, () => records),
  ...serveRecord('workHistory', workHistoryCalls, workHistories, () => records),
  ...serveRecord('employeeDetail', employeeDetailCalls, employeeDetails, () => records),
  ...serveRecord('familyMember', familyMemberCalls, familyMembers, () => records),
  ...serveRecord('bankAccount', bankAccountCalls, bankAccounts, () => records),
  inviteEntrant: { plane: 'session', audit: 'event', policy: mayInvite, handle: answerInvitation },
  ...lifeHandlers,
  ...serveRecord('entry', entryCalls, entries, () => records),
  ...serveRecord('regularisation', regularisationCalls, regularisations, () => records),
  ...serveRecord('transfer', transferCalls, transfers, () => records),
  ...serveRecord('leaving', leavingCalls, leavings, () => records),
} as const satisfies HandlersFor<typeof joyhrCalls, GatewayServices>;
