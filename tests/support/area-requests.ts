import { calls } from '#bridge/calls/index.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';

/** A month that the demo has closed. */
const taxMonth = addMonths(monthStart(dayOf(new Date())), -2);

/** A question about figures. */
const headCount = {
  subject: 'headcount',
  measures: ['headCount'],
  by: ['organ'],
  period: { kind: 'today' },
  where: [],
};

/** Fields that requests of single calls always have, for sweeps that try every call; by the name of the call. */
export const areaRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.saveBrand.name]: {
    systemCode: '',
    settings: {
      nameZh: '',
      nameEn: '',
      logoUrl: '',
      linkUrl: '',
      themeId: '',
      hosts: [],
      hiddenApps: [],
    },
  },
  [calls.saveAgentSettings.name]: {
    ...{ mode: 'local', baseUrl: '', model: '', dataClasses: ['documents'], purpose: 'swept' },
  },
  [calls.freeTimes.name]: { panel: [], minutes: 60 },
  [calls.receivingOrders.name]: { kind: 'open' },
  [calls.myMonth.name]: { month: '2026-05' },
  [calls.tryShift.name]: {
    punches: ['09:00'],
    leaveFrom: '13:00',
    leaveTo: '14:00',
    overtimeFrom: '18:00',
    overtimeTo: '20:00',
  },
  [calls.attendanceTeam.name]: { month: '2026-05' },
  [calls.rejudgeMonth.name]: { month: '2026-05' },
  [calls.myRoster.name]: { month: '2026-05' },
  [calls.openRoster.name]: { month: '2026-05' },
  [calls.rosterChanges.name]: { month: '2026-05' },
  [calls.rosterSheet.name]: { month: '2026-05', format: 'csv' },
  [calls.attendanceMonthChecks.name]: { month: '2026-05' },
  [calls.attendanceMonthTotals.name]: { month: '2026-05' },
  [calls.attendanceMonthPerson.name]: { month: '2026-05' },
  [calls.attendanceMonthSheet.name]: { month: '2026-05', format: 'csv' },
  [calls.closeAttendanceMonth.name]: { month: '2026-05' },
  [calls.reopenAttendanceMonth.name]: { month: '2026-05', reason: 'swept' },
  [calls.adjustAttendanceDay.name]: { punchIn: '09:00', punchOut: '18:00', reason: 'swept' },
  [calls.patchOnBehalf.name]: { at: '18:00', reason: 'swept' },
  [calls.previewLeave.name]: { fromHalf: 'am', toHalf: 'pm' },
  [calls.applyLeave.name]: { fromHalf: 'am', toHalf: 'pm', reason: 'swept' },
  [calls.queryFigures.name]: headCount,
  [calls.queryManyFigures.name]: { queries: [headCount] },
  [calls.exportFigures.name]: { query: headCount, title: 'swept', format: 'csv' },
  [calls.openReport.name]: { id: 'movement' },
  [calls.markReport.name]: { id: 'movement', favourite: true },
  [calls.saveReport.name]: {
    name: 'swept',
    note: '',
    definition: { version: 1, query: headCount, prompts: ['organ'], presentation: 'table' },
    roleIds: [],
  },
  [calls.openBoard.name]: { id: 'hr-overview' },
  [calls.saveBoard.name]: {
    name: 'swept',
    note: '',
    definition: { version: 1, filters: { organId: null, period: null }, tiles: [] },
    roleIds: [],
  },
  [calls.declarationMonths.name]: { year: taxMonth.slice(0, 4) },
  [calls.declarationDetail.name]: { month: taxMonth },
  [calls.declarationPeople.name]: { month: taxMonth },
  [calls.declarationPerson.name]: { month: taxMonth },
  [calls.declarationFile.name]: { month: taxMonth, form: 'wages' },
  [calls.fileDeclaration.name]: { month: taxMonth, filedOn: addMonths(taxMonth, 1) },
  [calls.insuranceStatement.name]: { month: taxMonth },
  [calls.insuranceStatementPeople.name]: { month: taxMonth },
  [calls.insuranceStatementFile.name]: { month: taxMonth, format: 'csv' },
  [calls.openWorkReport.name]: { kind: 'daily' },
  [calls.saveWorkReport.name]: {
    kind: 'daily',
    on: '2026-05-01',
    done: 'swept',
    plan: '',
    problems: '',
    send: false,
  },
  [calls.getRemindItems.name]: { kind: 'daily' },
  [calls.exportRemind.name]: { format: 'csv' },
  [calls.updateAllRemindIsSee.name]: { until: '2026-05-01T00:00:00Z' },
  [calls.getConditionItem.name]: { bizTypeId: 'transfer' },
  [calls.getQueryConditionItemByKey.name]: { bizTypeId: 'transfer', key: 'kind' },
  [calls.getUploadUrl.name]: { record: 'certificate', field: 'scan', size: 3 },
  [calls.searchLibrary.name]: { keyword: 'leave' },
  [calls.calculate.name]: { calculator: 'tax', asOf: '2026-01-01', wage: '10000.00' },
};
