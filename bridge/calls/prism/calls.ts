/** Figures, and what is kept of questions about them: reports and boards. */
import type { CallTable } from '../kit/define.ts';
import { listBoards, openBoard, removeBoard, saveBoard } from './boards.ts';
import { exportRetention, queryCohorts, querySurvival } from './curves.ts';
import { exportFigures, listSubjects, queryFigures, queryManyFigures } from './query.ts';
import {
  listReports,
  markReport,
  openReport,
  removeReport,
  saveReport,
  sharingRoles,
} from './reports.ts';
import {
  listSubscriptions,
  pauseSubscription,
  removeSubscription,
  saveSubscription,
  subscriptionFile,
  subscriptionReceivers,
} from './subscriptions.ts';

/** The calls of figures, reports and boards. */
export const prismCalls = {
  listSubjects,
  queryFigures,
  queryManyFigures,
  exportFigures,
  queryCohorts,
  querySurvival,
  exportRetention,
  listReports,
  openReport,
  saveReport,
  removeReport,
  markReport,
  sharingRoles,
  listBoards,
  openBoard,
  saveBoard,
  removeBoard,
  listSubscriptions,
  saveSubscription,
  pauseSubscription,
  removeSubscription,
  subscriptionReceivers,
  subscriptionFile,
} as const satisfies CallTable;
