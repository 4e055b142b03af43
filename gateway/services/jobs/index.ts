import type { jobsCalls } from '#bridge/calls/jobs/calls.ts';
import { cancelJob, retryJob } from '#gateway/jobs/change-job.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerChange, answerFileAddress, answerJobPage } from './company-jobs.ts';
import { answerSheetTasks, answerSheetTaskUpdate } from './iel.ts';
import { answerMonitor } from './monitor.ts';
import {
  answerErrors,
  answerProgress,
  answerStart,
  answerTasks,
  answerUpdate,
  mayStartTask,
} from './tasks.ts';

/** Background jobs. The calls on tasks find the caller's own ones only. */
export const jobsHandlers = {
  startTask: { policy: mayStartTask, handle: answerStart },
  getDownLoadList: { policy: accessIsEnough, handle: answerTasks },
  getProgress: { policy: accessIsEnough, handle: answerProgress },
  updateProcess: { policy: accessIsEnough, handle: answerUpdate },
  downLoadErrorData: { policy: accessIsEnough, handle: answerErrors },
  listIel: { policy: accessIsEnough, handle: answerSheetTasks },
  updateIelStatus: { policy: accessIsEnough, handle: answerSheetTaskUpdate },
  getTaskMonitorDetail: { policy: accessIsEnough, handle: answerMonitor },
  jobPage: { policy: accessIsEnough, handle: answerJobPage },
  cancelJob: { policy: accessIsEnough, handle: answerChange('cancel', cancelJob) },
  retryJob: { policy: accessIsEnough, handle: answerChange('retry', retryJob) },
  jobFileAddress: { policy: accessIsEnough, handle: answerFileAddress },
} as const satisfies HandlersFor<typeof jobsCalls>;
