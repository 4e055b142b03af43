import type { ReactElement } from 'react';
import { trainingCourse, trainingCourseCalls } from '#bridge/calls/elephantstep/records/course.ts';
import { trainingCourseWords } from '#bridge/calls/elephantstep/records/course.words.ts';
import {
  trainingSession,
  trainingSessionCalls,
} from '#bridge/calls/elephantstep/records/session.ts';
import { trainingSessionWords } from '#bridge/calls/elephantstep/records/session.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** What is taught. */
export function Courses(): ReactElement {
  return (
    <RecordPage
      code="training.courses"
      record={trainingCourse}
      words={trainingCourseWords}
      calls={trainingCourseCalls}
    />
  );
}

/** When and where it is taught. */
export function Sessions(): ReactElement {
  return (
    <RecordPage
      code="training.sessions"
      record={trainingSession}
      words={trainingSessionWords}
      calls={trainingSessionCalls}
    />
  );
}
