import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

interface CandidateConsentTable {
  tenant_id: string;
  id: string;
  candidate_id: string;
  kind: 'given' | 'withdrawn';
  source: 'interview' | 'offer' | 'mail' | 'phone' | 'paper' | 'platform' | 'agency';
  text_version: number | null;
  given_on: string;
  until: string | null;
  at: Timestamp;
  account_id: string | null;
  account_name: string | null;
}

interface ConsentTextTable {
  tenant_id: string;
  version: number;
  words_zh: string;
  words_en: string;
  at: Timestamp;
  account_id: string;
  account_name: string;
}

interface HiringPrivacyTable {
  tenant_id: string;
  months: number;
  version: Generated<number>;
}

export interface ConsentTables {
  candidate_consent: CandidateConsentTable;
  consent_text: ConsentTextTable;
  hiring_privacy: HiringPrivacyTable;
}
