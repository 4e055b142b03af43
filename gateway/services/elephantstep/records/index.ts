import { sql } from 'kysely';
import { trainingCourse } from '#bridge/calls/elephantstep/records/course.ts';
import { trainingCourseWords } from '#bridge/calls/elephantstep/records/course.words.ts';
import { trainingSession } from '#bridge/calls/elephantstep/records/session.ts';
import { trainingSessionWords } from '#bridge/calls/elephantstep/records/session.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { checkPublish, checkSeats, followSessions, usedCourses, usedSessions } from './rules.ts';

/** Courses in their table. */
export const trainingCourses = bindRecord(trainingCourse, {
  table: 'training_course',
  words: trainingCourseWords,
  rules: { inUse: (ids, context) => usedCourses(ids, context) },
});

/** Sessions in their table. */
export const trainingSessions = bindRecord(trainingSession, {
  table: 'training_session',
  words: trainingSessionWords,
  virtuals: {
    taken: ({ tenantId }) => sql`(select count(*)::int from training_enrolment x
      where x.tenant_id = ${tenantId} and x.session_id = r.id
        and x.state in ('enrolled', 'attended', 'absent'))`,
    waiting: ({ tenantId }) => sql`(select count(*)::int from training_enrolment x
      where x.tenant_id = ${tenantId} and x.session_id = r.id and x.state = 'waiting')`,
  },
  rules: {
    inUse: (ids, context) => usedSessions(ids, context),
    check: checkSeats,
    guards: { publish: checkPublish },
    effects: followSessions,
  },
});

/** The records of training. */
export const trainingRecords: readonly BoundRecord[] = [trainingCourses, trainingSessions];
