import type { ReactElement } from 'react';
import {
  rotationPattern,
  rotationPatternCalls,
} from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { rotationPatternWords } from '#bridge/calls/paiban/records/rotation-pattern.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The patterns of rotations. */
export function Patterns(): ReactElement {
  return (
    <RecordPage
      code="scheduling.patterns"
      record={rotationPattern}
      words={rotationPatternWords}
      calls={rotationPatternCalls}
    />
  );
}
