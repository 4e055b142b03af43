import type { Words } from './app-texts.ts';

/** What a route is for. Names of records are written as in the middle of a sentence, and here one begins a line. */
export function usedFor(t: Words, recordName: string | null): string {
  if (recordName === null) return t('routes.ownForm');
  return recordName.slice(0, 1).toUpperCase() + recordName.slice(1);
}
