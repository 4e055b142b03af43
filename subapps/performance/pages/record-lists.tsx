import type { ReactElement } from 'react';
import {
  performanceCycle,
  performanceCycleCalls,
} from '#bridge/calls/performance/records/cycle.ts';
import { performanceCycleWords } from '#bridge/calls/performance/records/cycle.words.ts';
import { reviewForm, reviewFormCalls } from '#bridge/calls/performance/records/form.ts';
import { reviewFormWords } from '#bridge/calls/performance/records/form.words.ts';
import { performanceGoal, performanceGoalCalls } from '#bridge/calls/performance/records/goal.ts';
import { performanceGoalWords } from '#bridge/calls/performance/records/goal.words.ts';
import {
  calibrationMeeting,
  calibrationMeetingCalls,
} from '#bridge/calls/performance/records/meeting.ts';
import { calibrationMeetingWords } from '#bridge/calls/performance/records/meeting.words.ts';
import {
  performanceScale,
  performanceScaleCalls,
} from '#bridge/calls/performance/records/scale.ts';
import { performanceScaleWords } from '#bridge/calls/performance/records/scale.words.ts';
import { CyclePreview } from '../parts/cycle-preview.tsx';
import { RecordPage } from '../parts/record-page.tsx';
import { useWords } from '../texts/app-texts.ts';

/** The cycles of the company. */
export function Cycles(): ReactElement {
  const t = useWords();
  return (
    <RecordPage
      code="performance.cycles"
      record={performanceCycle}
      words={performanceCycleWords}
      calls={performanceCycleCalls}
      actions={[
        {
          id: 'preview',
          label: t('cycles.preview'),
          icon: 'people',
          title: t('cycles.preview'),
          width: 720,
          body: () => <CyclePreview />,
        },
      ]}
    />
  );
}

/** The calibration meetings of all cycles. */
export function Meetings(): ReactElement {
  return (
    <RecordPage
      code="performance.meetings"
      record={calibrationMeeting}
      words={calibrationMeetingWords}
      calls={calibrationMeetingCalls}
    />
  );
}

/** Everybody's goals. */
export function Goals(): ReactElement {
  return (
    <RecordPage
      code="performance.goals"
      record={performanceGoal}
      words={performanceGoalWords}
      calls={performanceGoalCalls}
    />
  );
}

/** The levels a result can have. */
export function Scales(): ReactElement {
  return (
    <RecordPage
      code="performance.scales"
      record={performanceScale}
      words={performanceScaleWords}
      calls={performanceScaleCalls}
    />
  );
}

/** What reviews ask. */
export function Forms(): ReactElement {
  return (
    <RecordPage
      code="performance.forms"
      record={reviewForm}
      words={reviewFormWords}
      calls={reviewFormCalls}
    />
  );
}
