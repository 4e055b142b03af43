import { defineFunctions } from '../kit/functions.ts';

/** The functions of reports: the centre itself, sharing with others, subscribing them, and the subjects that may be asked about. */
export const reportFunctions = /* @__PURE__ */ defineFunctions('report', [
  'reports',
  'reports.share',
  'reports.subscribe',
  'figures.headcount',
  'figures.movement',
  'figures.contract',
  'figures.attendance',
  'figures.leave',
  'figures.pay',
  'figures.recruit',
  'figures.training',
  'figures.performance',
  'figures.outsourcing',
  'figures.approval',
]);

/** The functions of boards: to open them, and to draw and share them. */
export const dashboardFunctions = /* @__PURE__ */ defineFunctions('dashboard', [
  'boards',
  'boards.share',
]);
