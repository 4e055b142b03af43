import type { ReactElement } from 'react';
import { positionPlan, positionPlanCalls } from '#bridge/calls/ums/records/position-plan.ts';
import { positionPlanWords } from '#bridge/calls/ums/records/position-plan.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The changes of plan of every position the person sees, past and to come. */
export function PositionPlans(): ReactElement {
  return (
    <RecordPage
      code="ums.position-plans"
      record={positionPlan}
      words={positionPlanWords}
      calls={positionPlanCalls}
    />
  );
}
