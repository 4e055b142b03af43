import type { prismCalls } from '#bridge/calls/prism/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { answerCohorts } from './curves/cohorts.ts';
import { answerRetentionSheet } from './curves/sheet.ts';
import { answerSurvival } from './curves/survival.ts';
import { runManyQueries } from './query/many.ts';
import { runQuery } from './query/run.ts';
import { answerFigureSheet } from './query/sheet.ts';
import { answerSubjects } from './query/subjects.ts';
import {
  answerBoards,
  answerOpenBoard,
  answerRemoveBoard,
  answerSaveBoard,
} from './saved/boards.ts';
import {
  answerMarkReport,
  answerOpenReport,
  answerRemoveReport,
  answerReports,
  answerSaveReport,
  answerSharingRoles,
} from './saved/reports.ts';

import {
  answerPauseSubscription,
  answerRemoveSubscription,
  answerSaveSubscription,
} from './subscriptions/answers.ts';
import { answerSubscriptionFile, answerSubscriptions } from './subscriptions/list.ts';
import { answerReceivers } from './subscriptions/receivers.ts';

/** Figures, reports and boards. What a caller may ask is decided by the function of the subject, and counted in its range. */
export const prismHandlers = {
  listSubjects: { policy: accessIsEnough, handle: answerSubjects },
  queryFigures: { policy: accessIsEnough, handle: runQuery },
  queryManyFigures: { policy: accessIsEnough, handle: runManyQueries },
  exportFigures: { policy: accessIsEnough, handle: answerFigureSheet },
  queryCohorts: { policy: accessIsEnough, handle: answerCohorts },
  querySurvival: { policy: accessIsEnough, handle: answerSurvival },
  exportRetention: { policy: accessIsEnough, handle: answerRetentionSheet },
  listReports: { policy: accessIsEnough, handle: answerReports },
  openReport: { policy: accessIsEnough, handle: answerOpenReport },
  saveReport: { policy: accessIsEnough, handle: answerSaveReport },
  removeReport: { policy: accessIsEnough, handle: answerRemoveReport },
  markReport: { policy: accessIsEnough, handle: answerMarkReport },
  sharingRoles: { policy: accessIsEnough, handle: answerSharingRoles },
  listBoards: { policy: accessIsEnough, handle: answerBoards },
  openBoard: { policy: accessIsEnough, handle: answerOpenBoard },
  saveBoard: { policy: accessIsEnough, handle: answerSaveBoard },
  removeBoard: { policy: accessIsEnough, handle: answerRemoveBoard },
  listSubscriptions: { policy: accessIsEnough, handle: answerSubscriptions },
  saveSubscription: { policy: accessIsEnough, handle: answerSaveSubscription },
  pauseSubscription: { policy: accessIsEnough, handle: answerPauseSubscription },
  removeSubscription: { policy: accessIsEnough, handle: answerRemoveSubscription },
  subscriptionReceivers: { policy: accessIsEnough, handle: answerReceivers },
  subscriptionFile: { policy: accessIsEnough, handle: answerSubscriptionFile },
} as const satisfies HandlersFor<typeof prismCalls>;
