import { accessIsEnough, type HandlersOf } from '../../http/handler.ts';
import { answerHomeBoard, answerSaveHomeLayout } from './board.ts';

/** The home page: its cards and their arrangement. What a card holds is answered by the area it is about. */
export const homeHandlers = {
  homeBoard: { policy: accessIsEnough, handle: answerHomeBoard },
  saveHomeLayout: { policy: accessIsEnough, handle: answerSaveHomeLayout },
} as const satisfies HandlersOf<'homeBoard' | 'saveHomeLayout'>;
