import type { BoundRecord } from '#gateway/record/binding.ts';
import { companyDocuments } from './documents.ts';

/** The records of the document library. */
export const docenterRecords: readonly BoundRecord[] = [companyDocuments];
