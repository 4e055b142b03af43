import type { homeCalls } from '#bridge/calls/home/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { answerKeepStored, answerStored, answerStoredKeys, isRegistered } from './app-storage.ts';
import { answerHomeBoard, answerSaveHomeLayout } from './board.ts';
import { answerKeepTourSeen, answerKept, answerStarPage } from './kept.ts';

/** The home page and what a person, or an app for them, keeps of the portal: cards, their arrangement, stars, values. What a card holds is answered by the area it is about. */
export const homeHandlers = {
  homeBoard: { policy: accessIsEnough, handle: answerHomeBoard },
  saveHomeLayout: { policy: accessIsEnough, handle: answerSaveHomeLayout },
  keptByPerson: { policy: accessIsEnough, handle: answerKept },
  starPage: { policy: accessIsEnough, handle: answerStarPage },
  keepTourSeen: { policy: accessIsEnough, handle: answerKeepTourSeen },
  readStored: { policy: isRegistered, handle: answerStored },
  listStored: { policy: isRegistered, handle: answerStoredKeys },
  keepStored: { policy: isRegistered, handle: answerKeepStored },
} as const satisfies HandlersFor<typeof homeCalls>;
