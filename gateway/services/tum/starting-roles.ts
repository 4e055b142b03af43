import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { auditEventFunctions, bridgeCallFunctions } from '#bridge/calls/audit/functions.ts';
import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import { documentFunctions } from '#bridge/calls/docenter/functions.ts';
import { trainingFunctions } from '#bridge/calls/elephantstep/functions.ts';
import { trainingCertificate } from '#bridge/calls/elephantstep/records/certificate.ts';
import { trainingSession } from '#bridge/calls/elephantstep/records/session.ts';
import { ownTaxFunctions } from '#bridge/calls/etax/functions.ts';
import { jobFunctions } from '#bridge/calls/jobs/functions.ts';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { personnelFunctions, recordLists } from '#bridge/calls/joyhr/functions.ts';
import { bankAccount } from '#bridge/calls/joyhr/records/bank-account.ts';
import { certificate } from '#bridge/calls/joyhr/records/certificate.ts';
import { contract } from '#bridge/calls/joyhr/records/contract.ts';
import { education } from '#bridge/calls/joyhr/records/education.ts';
import { emergencyContact } from '#bridge/calls/joyhr/records/emergency-contact.ts';
import { employeeDetail } from '#bridge/calls/joyhr/records/employee-detail.ts';
import { familyMember } from '#bridge/calls/joyhr/records/family-member.ts';
import { workHistory } from '#bridge/calls/joyhr/records/work-history.ts';
import { attendanceRoles } from '#bridge/calls/kaoqin/functions.ts';
import { calendarDay } from '#bridge/calls/kaoqin/records/calendar-day.ts';
import { overtimeRequest } from '#bridge/calls/kaoqin/records/overtime-request.ts';
import { punchPatch } from '#bridge/calls/kaoqin/records/punch-patch.ts';
import { tripRequest } from '#bridge/calls/kaoqin/records/trip-request.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';
import { outsourcingFunctions } from '#bridge/calls/outsourcing/functions.ts';
import { schedulingRoles } from '#bridge/calls/paiban/functions.ts';
import { rotationPattern } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import { performanceGoal } from '#bridge/calls/performance/records/goal.ts';
import { dashboardFunctions, reportFunctions } from '#bridge/calls/prism/functions.ts';
import { functionsOf } from '#bridge/calls/record/define.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import { hiringJob } from '#bridge/calls/recruit/records/job.ts';
import { requisition } from '#bridge/calls/recruit/records/requisition.ts';
import { biFunctions } from '#bridge/calls/report/functions.ts';
import { salaryFunctions } from '#bridge/calls/salary/functions.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import { usageFunctions } from '#bridge/calls/track/functions.ts';
import { accountFunctions, roleFunctions } from '#bridge/calls/uac/functions.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import { position } from '#bridge/calls/ums/records/position.ts';
import { positionPlan } from '#bridge/calls/ums/records/position-plan.ts';
import { leaveRequest } from '#bridge/calls/vacation/records/leave-request.ts';
import { leaveReturn } from '#bridge/calls/vacation/records/leave-return.ts';
import { leaveType } from '#bridge/calls/vacation/records/leave-type.ts';
import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import { workReportFunctions } from '#bridge/calls/wpm/functions.ts';
import { records } from '../records.ts';
import type { RolePlan } from './role-plan.ts';
import { auditorRole, payApproverRole, payRecords, payrollRole } from './starting-pay-roles.ts';
import { roleNames } from './texts/starting-words.ts';

/** The fields of the own record that somebody keeps up to date without asking. */
const ownContactFields = ['phone', 'email', 'officePhone', 'homeAddress', 'maritalStatus'];

/** What employees see of themselves besides their employee's record; they keep contacts and family up to date. */
const ownRecords = [
  employeeDetail,
  contract,
  education,
  workHistory,
  certificate,
  familyMember,
  emergencyContact,
  bankAccount,
];

/** What employees ask for about their time, and heads of departments see of their people. */
const timeRequests = [leaveRequest, leaveReturn, overtimeRequest, tripRequest, punchPatch];

/** Who looks after accounts, roles and the trails of a company. */
const administratorRole: RolePlan = {
  code: 'administrator',
  ...roleNames.administrator,
  range: 'all',
  functions: [
    ...Object.values(accountFunctions),
    agentFunctions.settings,
    agentFunctions.log,
    ...Object.values(companySettingFunctions),
    ...Object.values(roleFunctions),
    ...Object.values(auditEventFunctions),
    ...Object.values(bridgeCallFunctions),
    ...Object.values(jobFunctions),
    ...Object.values(usageFunctions),
  ],
  // Who looks after the system needs no look into what people earn or where they live.
  fields: {
    idNumber: 'masked',
    birthDate: 'masked',
    homeAddress: 'hidden',
    bankName: 'hidden',
    bankAccount: 'hidden',
  },
};

/** Reports and boards on all subjects but pay. */
const deskFigures = [
  ...Object.values(reportFunctions).filter((id) => id !== reportFunctions['figures.pay']),
  ...Object.values(dashboardFunctions),
];

/** What the head of a department sees in figures of the own people. */
const teamFigures = [
  reportFunctions.reports,
  reportFunctions['figures.headcount'],
  reportFunctions['figures.movement'],
  reportFunctions['figures.contract'],
  reportFunctions['figures.attendance'],
  reportFunctions['figures.leave'],
  reportFunctions['figures.training'],
  dashboardFunctions.boards,
];

/** The roles of those who work with people. */
export const everydayRoles: readonly RolePlan[] = [
  {
    code: 'hr',
    ...roleNames.hr,
    range: 'all',
    functions: [
      umsFunctions.structure,
      umsFunctions['structure.edit'],
      personnelFunctions.roster,
      personnelFunctions['roster.export'],
      personnelFunctions.employee,
      personnelFunctions['employee.edit'],
      ...recordLists.map((list) => personnelFunctions[list]),
      personnelFunctions.changes,
      biFunctions.workforce,
      biFunctions.explore,
      ...deskFigures,
      ...attendanceRoles.desk,
      ...schedulingRoles.desk,
      messageFunctions.publish,
      ...records.all
        .flatMap(({ record }) => functionsOf(record))
        .filter((id) => !payRecords.includes(id)),
      workflowFunctions.approvals,
      workflowFunctions.administer,
      workflowFunctions.routes,
      ...Object.values(recruitFunctions),
      ...Object.values(outsourcingFunctions),
      ...Object.values(performanceFunctions),
      ...Object.values(trainingFunctions),
      ...Object.values(purchasingFunctions),
    ],
    fields: Object.fromEntries(employeeFields.map((field) => [field, 'write'])),
    recordFields: {
      employeeDetail: { householdPlace: 'write' },
      emergencyContact: { phone: 'write', address: 'write' },
      workHistory: { refereePhone: 'write' },
      familyMember: { birthDate: 'write', phone: 'write' },
      bankAccount: { accountNo: 'write' },
      requisition: { payFrom: 'write', payTo: 'write' },
      candidate: { documentNumber: 'write', expectedPay: 'write' },
      offer: {
        basePay: 'write',
        positionPay: 'write',
        performancePay: 'write',
        allowance: 'write',
        payMonths: 'write',
      },
      protectedPeriod: { kind: 'write', note: 'write' },
      performanceScale: { factors: 'write' },
      supplier: { note: 'write' },
      dispatchAgreement: { fee: 'write' },
      dispatchPost: { hourPrice: 'write' },
      dispatchAssignment: { comparablePay: 'write', ownPay: 'write' },
      dispatchReturn: { note: 'write' },
      dispatchSettlement: {
        insurance: 'write',
        basePay: 'read',
        overtimePay: 'read',
        fee: 'read',
        tax: 'read',
        total: 'read',
      },
    },
  },
  payrollRole,
  payApproverRole,
  auditorRole,
  {
    code: 'manager',
    ...roleNames.manager,
    range: 'own_organ_and_below',
    functions: [
      umsFunctions.structure,
      position.functionId,
      positionPlan.functionId,
      personnelFunctions.roster,
      personnelFunctions.employee,
      personnelFunctions.contracts,
      personnelFunctions.certificates,
      biFunctions.workforce,
      biFunctions.explore,
      ...teamFigures,
      ...attendanceRoles.team,
      ...schedulingRoles.desk,
      rotationPattern.functionId,
      ...[...timeRequests, leaveType, calendarDay].map(({ functionId }) => functionId),
      workflowFunctions.approvals,
      performanceFunctions.mine,
      performanceFunctions.team,
      performanceGoal.functionId,
      recruitFunctions.board,
      recruitFunctions.interviews,
      ...Object.values(trainingFunctions),
      trainingSession.functionId,
      trainingCertificate.functionId,
      hiringJob.functionId,
      requisition.functionId,
      `${requisition.functionId}.edit`,
      ...[employeeDetail, contract, education, workHistory, certificate, emergencyContact].map(
        ({ functionId }) => functionId,
      ),
    ],
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
    ...roleNames.employee,
    range: 'self',
    functions: [
      umsFunctions.structure,
      personnelFunctions.roster,
      personnelFunctions.employee,
      personnelFunctions['employee.edit'],
      workflowFunctions.approvals,
      ...ownRecords.map(({ functionId }) => functionId),
      ...attendanceRoles.own,
      ...schedulingRoles.own,
      personnelFunctions.handovers,
      documentFunctions.library,
      agentFunctions.chat,
      trainingFunctions.learning,
      salaryFunctions.slips,
      ownTaxFunctions.mine,
      workReportFunctions.work,
      performanceFunctions.mine,
      ...[...timeRequests, leaveType, calendarDay].map(({ functionId }) => functionId),
      ...timeRequests.map(({ functionId }) => `${functionId}.edit`),
      ...[emergencyContact, familyMember].flatMap(({ functionId }) => [
        `${functionId}.edit`,
        `${functionId}.remove`,
      ]),
    ],
    recordFields: {
      employeeDetail: { householdPlace: 'read' },
      emergencyContact: { phone: 'write', address: 'write' },
      workHistory: { refereePhone: 'read' },
      familyMember: { birthDate: 'write', phone: 'write' },
      bankAccount: { accountNo: 'masked' },
    },
    fields: Object.fromEntries([
      ...employeeFields.filter((field) => field !== 'note').map((field) => [field, 'read']),
      ...ownContactFields.map((field) => [field, 'write']),
      ['bankAccount', 'masked'],
    ]),
  },
];

/** The roles of a new company; its people change them as they like. */
export const startingRoles: readonly RolePlan[] = [administratorRole, ...everydayRoles];
