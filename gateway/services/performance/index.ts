import type { performanceCalls } from '#bridge/calls/performance/calls.ts';
import { performanceCycleCalls } from '#bridge/calls/performance/records/cycle.ts';
import { reviewFormCalls } from '#bridge/calls/performance/records/form.ts';
import { performanceGoalCalls } from '#bridge/calls/performance/records/goal.ts';
import { calibrationMeetingCalls } from '#bridge/calls/performance/records/meeting.ts';
import { performanceScaleCalls } from '#bridge/calls/performance/records/scale.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type CallContext, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { listMoves, moveOne, readCalibration } from './calibration/board.ts';
import { explainScore } from './calibration/card-score.ts';
import { readMeetingBoard } from './calibration/meeting-board.ts';
import { acceptOwnQuotas, closeOwnMeeting, openOwnMeeting } from './calibration/meeting-moves.ts';
import type { Side } from './calibration/open-card.ts';
import { listOwnMeetings } from './calibration/own-meetings.ts';
import { previewMembers, readProgress, saveNotRated } from './cycles/progress.ts';
import { readPerformanceCard } from './mine/card.ts';
import { noteProgress } from './mine/note-progress.ts';
import { readMine } from './mine/read-mine.ts';
import { listGoalsToServe, reopenOwnGoals, saveOwnGoals } from './mine/save-goals.ts';
import {
  performanceCycles,
  performanceGoals,
  performanceScales,
  reviewForms,
} from './records/index.ts';
import { calibrationMeetings } from './records/meetings.ts';
import { decideOne, listAppeals } from './results/appeals.ts';
import { acknowledgeOwn, appealOwn, withdrawOwn } from './results/own-result.ts';
import { confirmTeamPeers, findColleagues, proposeOwnPeers } from './reviews/peers.ts';
import { declineOne, readReview, writeReview } from './reviews/write-review.ts';
import { decideTeamGoals } from './team/decide-goals.ts';
import { readMember, readTeam } from './team/read-team.ts';

/** Performance. What is called mine is about the caller's own employment, the team about the caller's direct reports. */
export const performanceHandlers = {
  cyclePreview: { policy: accessIsEnough, handle: previewMembers },
  cycleProgress: { policy: accessIsEnough, handle: readProgress },
  setNotRated: { policy: accessIsEnough, handle: saveNotRated },
  myPerformance: { policy: accessIsEnough, handle: readMine },
  saveGoals: { policy: accessIsEnough, handle: saveOwnGoals },
  reopenGoals: { policy: accessIsEnough, handle: reopenOwnGoals },
  addCheckIn: { policy: accessIsEnough, handle: noteProgress },
  goalsToServe: { policy: accessIsEnough, handle: listGoalsToServe },
  colleagues: { policy: accessIsEnough, handle: findColleagues },
  proposePeers: { policy: accessIsEnough, handle: proposeOwnPeers },
  acknowledgeResult: { policy: accessIsEnough, handle: acknowledgeOwn },
  appealResult: { policy: accessIsEnough, handle: appealOwn },
  withdrawAppeal: { policy: accessIsEnough, handle: withdrawOwn },
  performanceCard: { policy: accessIsEnough, handle: readPerformanceCard },
  openReview: { policy: accessIsEnough, handle: readReview },
  saveReview: { policy: accessIsEnough, handle: writeReview },
  declineReview: { policy: accessIsEnough, handle: declineOne },
  performanceTeam: { policy: accessIsEnough, handle: readTeam },
  performanceMember: { policy: accessIsEnough, handle: readMember },
  decideGoals: { policy: accessIsEnough, handle: decideTeamGoals },
  confirmPeers: { policy: accessIsEnough, handle: confirmTeamPeers },
  calibrationBoard: { policy: accessIsEnough, handle: readCalibration },
  moveCard: onCards(moveOne, 'personnel'),
  cardMoves: onCards(listMoves, 'personnel'),
  cardScore: onCards(explainScore, 'personnel'),
  ownMeetings: { policy: accessIsEnough, handle: listOwnMeetings },
  meetingBoard: { policy: accessIsEnough, handle: readMeetingBoard },
  openMeeting: { policy: accessIsEnough, handle: openOwnMeeting },
  closeMeeting: { policy: accessIsEnough, handle: closeOwnMeeting },
  acceptQuotas: { policy: accessIsEnough, handle: acceptOwnQuotas },
  moveMeetingCard: onCards(moveOne, 'meeting'),
  meetingCardMoves: onCards(listMoves, 'meeting'),
  meetingCardScore: onCards(explainScore, 'meeting'),
  appealList: { policy: accessIsEnough, handle: listAppeals },
  decideAppeal: { policy: accessIsEnough, handle: decideOne },
  ...serveRecord('performanceScale', performanceScaleCalls, performanceScales, () => records),
  ...serveRecord('reviewForm', reviewFormCalls, reviewForms, () => records),
  ...serveRecord('performanceCycle', performanceCycleCalls, performanceCycles, () => records),
  ...serveRecord('performanceGoal', performanceGoalCalls, performanceGoals, () => records),
  ...serveRecord('calibrationMeeting', calibrationMeetingCalls, calibrationMeetings, () => records),
} as const satisfies HandlersFor<typeof performanceCalls>;

/** The same about a card, for personnel or for those who meet. */
function onCards<Request, Result>(
  handle: (context: CallContext, request: Request, side: Side) => Promise<Result>,
  side: Side,
) {
  return {
    policy: accessIsEnough,
    handle: (context: CallContext, request: Request): Promise<Result> =>
      handle(context, request, side),
  };
}
