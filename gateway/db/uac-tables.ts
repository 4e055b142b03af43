import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

interface SuperLoginTable {
  id: string;
  operator_id: string;
  account_id: string;
  tenant_id: string;
  reason: string;
  ticket: string;
  created_at: Timestamp;
  ends_at: Timestamp;
  approved_by: string | null;
  approved_at: Timestamp | null;
}

interface QrSignInTable {
  ticket_hash: Buffer;
  browser_hash: Buffer;
  state: Generated<'created' | 'scanned' | 'confirmed' | 'consumed' | 'cancelled'>;
  user_agent: string;
  address: string;
  session_id: string | null;
  account_id: string | null;
  match_number: string | null;
  choices: Generated<string[]>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface SuperLoginLineTable {
  tenant_id: string;
  position: string;
  event_id: string;
  hash: Buffer;
}

interface PersonalTokenTable {
  tenant_id: string;
  id: string;
  account_id: string;
  secret_hash: Buffer;
  hint: string;
  name: string;
  scope: 'read' | 'propose';
  created_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: Timestamp | null;
  last_address: string | null;
}

/** The tables of the area uac; its migrations say what each column means. */
export interface UacTables {
  super_login: SuperLoginTable;
  qr_sign_in: QrSignInTable;
  super_login_line: SuperLoginLineTable;
  personal_token: PersonalTokenTable;
}
