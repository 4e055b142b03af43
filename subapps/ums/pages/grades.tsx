import type { ReactElement } from 'react';
import { grade, gradeCalls } from '#bridge/calls/ums/records/grade.ts';
import { gradeWords } from '#bridge/calls/ums/records/grade.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The grades of the company. */
export function Grades(): ReactElement {
  return <RecordPage code="ums.grades" record={grade} words={gradeWords} calls={gradeCalls} />;
}
