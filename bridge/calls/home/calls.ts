import type { CallTable } from '../kit/define.ts';
import { keepStored, listStored, readStored } from './app-storage.ts';
import { homeBoard, saveHomeLayout } from './board.ts';
import { keepTourSeen, keptByPerson, starPage } from './kept.ts';

/** The home page and what a person, or an app for them, keeps of the portal. */
export const homeCalls = {
  homeBoard,
  saveHomeLayout,
  keptByPerson,
  starPage,
  keepTourSeen,
  readStored,
  listStored,
  keepStored,
} as const satisfies CallTable;
