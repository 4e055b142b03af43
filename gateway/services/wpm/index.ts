import type { wpmCalls } from '#bridge/calls/wpm/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { readWorkReportCard } from './card.ts';
import { listOwn, openReport, saveReport } from './own.ts';
import { findReceivers } from './people.ts';
import { commentReport, countReceived, listReceived, readAll, readReport } from './received.ts';
import { downloadReceived } from './sheet.ts';
import { listTeam } from './team.ts';

/** The handlers of the calls about work reports: everybody has own ones, and sees those that were sent to them. */
export const wpmHandlers = {
  openWorkReport: { policy: accessIsEnough, handle: openReport },
  saveWorkReport: { policy: accessIsEnough, handle: saveReport },
  workReportReceivers: { policy: accessIsEnough, handle: findReceivers },
  ownWorkReports: { policy: accessIsEnough, handle: listOwn },
  getRemindCount: { policy: accessIsEnough, handle: countReceived },
  getRemindList: { policy: accessIsEnough, handle: listReceived },
  getRemindDetail: { policy: accessIsEnough, handle: readReport },
  getRemindItems: { policy: accessIsEnough, handle: listTeam },
  exportRemind: { policy: accessIsEnough, handle: downloadReceived },
  updateAllRemindIsSee: { policy: accessIsEnough, handle: readAll },
  workReportCard: { policy: accessIsEnough, handle: readWorkReportCard },
  commentWorkReport: { policy: accessIsEnough, handle: commentReport },
} as const satisfies HandlersFor<typeof wpmCalls>;
