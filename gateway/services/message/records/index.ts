import type { BoundRecord } from '#gateway/record/binding.ts';
import { personTags } from './person-tags.ts';

/** The records of messages. */
export const messageRecords: readonly BoundRecord[] = [personTags];
