import { sql } from 'kysely';
import { calibrationMeeting } from '#bridge/calls/performance/records/meeting.ts';
import { calibrationMeetingWords } from '#bridge/calls/performance/records/meeting.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { followMeetings } from '../calibration/meeting-effects.ts';
import {
  checkMeetingClose,
  checkMeetings,
  checkOpen,
  checkReopen,
  usedMeetings,
} from '../calibration/meeting-guards.ts';

/** Calibration meetings in their table. */
export const calibrationMeetings = bindRecord(calibrationMeeting, {
  table: 'calibration_meeting',
  words: calibrationMeetingWords,
  virtuals: { quotaVersion: () => sql`r.quota_version`, overrideWhy: () => sql`r.override_why` },
  lines: { members: { table: 'calibration_meeting_member', owner: 'meeting_id' } },
  rules: {
    check: (changes, context) => checkMeetings(changes, context),
    inUse: (ids, context) => usedMeetings(ids, context),
    guards: { open: checkOpen, close: checkMeetingClose, reopen: checkReopen },
    effects: (changes, context) => followMeetings(changes, context),
  },
});
