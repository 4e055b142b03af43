import { rosterChoices } from '#bridge/calls/joyhr/roster.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall } from '#bridge/react/index.ts';

/** What filters and forms can choose from. */
export type RosterChoices = ResultOf<typeof rosterChoices>;

/** The grades, posts and work places there are; undefined until they are known. */
export function useRosterChoices(): RosterChoices | undefined {
  return useCall(rosterChoices, {}).data;
}
