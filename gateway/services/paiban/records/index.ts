import type { BoundRecord } from '#gateway/record/binding.ts';
import { rotationPatterns } from './rotation-patterns.ts';

/** The records of rostering. */
export const paibanRecords: readonly BoundRecord[] = [rotationPatterns];
