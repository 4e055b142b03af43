import { accessIsEnough, type HandlersOf } from '../../http/handler.ts';
import { answerHomeBoard, answerSaveHomeLayout } from './board.ts';
import { answerKeepTourSeen, answerKept, answerStarPage } from './kept.ts';

/** The home page and what a person keeps of the portal: cards, their arrangement, stars. What a card holds is answered by the area it is about. */
export const homeHandlers = {
  homeBoard: { policy: accessIsEnough, handle: answerHomeBoard },
  saveHomeLayout: { policy: accessIsEnough, handle: answerSaveHomeLayout },
  keptByPerson: { policy: accessIsEnough, handle: answerKept },
  starPage: { policy: accessIsEnough, handle: answerStarPage },
  keepTourSeen: { policy: accessIsEnough, handle: answerKeepTourSeen },
} as const satisfies HandlersOf<
  'homeBoard' | 'saveHomeLayout' | 'keptByPerson' | 'starPage' | 'keepTourSeen'
>;
