import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { jobs } from '../../stores/work/jobs.ts';
import { tasks } from '../../stores/work/tasks.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';

const jobsPart = lazyPart(() => import('./jobs-button.tsx'));

/** The place of the long work in the header; empty while there is none. */
export function JobsPlace(): ReactElement | null {
  const transfers = useStore(jobs).length;
  const some = useStore(tasks).length + transfers > 0;
  const part = useLazyPart(jobsPart, some, () => undefined);
  return some && part ? <part.JobsButton /> : null;
}
