import { calls } from '#bridge/calls/index.ts';

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
  [calls.searchLibrary.name]: { keyword: 'leave' },
  [calls.calculate.name]: { calculator: 'tax', asOf: '2026-01-01', wage: '10000.00' },
};
