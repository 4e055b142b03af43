import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

interface ResumeTextTable {
  tenant_id: string;
  candidate_id: string;
  file_id: string;
  state: 'read' | 'noText' | 'encrypted' | 'broken' | 'tooLarge';
  text: string;
  facts: Json<unknown>;
  read_at: Timestamp;
  has_words: boolean | null;
  plain: Generated<string>;
}

interface ResumeWordTable {
  tenant_id: string;
  word: string;
  candidate_id: string;
}

export interface ResumeTables {
  resume_text: ResumeTextTable;
  resume_word: ResumeWordTable;
}
