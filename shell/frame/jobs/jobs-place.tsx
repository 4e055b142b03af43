import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { jobs } from '../../stores/jobs.ts';
import { tasks } from '../../stores/tasks.ts';
import { useLatePart } from '../late/late-part.ts';
import { jobsPart } from '../late/parts.ts';

/** The place of the long work in the header; empty while there is none. */
export function JobsPlace(): ReactElement | null {
  const transfers = useStore(jobs).length;
  const some = useStore(tasks).length + transfers > 0;
  const part = useLatePart(jobsPart, some, () => undefined);
  return some && part ? <part.JobsButton /> : null;
}
