import type { reportCalls } from '#bridge/calls/report/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { answerAgePyramid } from './age-pyramid.ts';
import { answerWorkforceFigures } from './card-figures.ts';
import { answerHeadCountByOrgan } from './head-count.ts';
import { answerMovementByMonth } from './movement.ts';

/** Figures about people; they count no one whom the caller does not reach. */
export const reportHandlers = {
  headCountByOrgan: { policy: accessIsEnough, handle: answerHeadCountByOrgan },
  agePyramid: { policy: accessIsEnough, handle: answerAgePyramid },
  movementByMonth: { policy: accessIsEnough, handle: answerMovementByMonth },
  workforceFigures: { policy: accessIsEnough, handle: answerWorkforceFigures },
} as const satisfies HandlersFor<typeof reportCalls>;
