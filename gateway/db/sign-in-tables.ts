import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp } from './column-types.ts';

/** By what a person is reached. */
export type DeliveryChannel = 'mail' | 'sms';

/** What a code is for. */
export type CodePurpose = 'signIn' | 'resetPassword' | 'confirmOld' | 'bind' | 'superLogin';

interface AccountContactTable {
  account_id: string;
  channel: DeliveryChannel;
  target: string;
  confirmed_at: Timestamp;
}

interface VerificationCodeTable {
  flow_hash: Buffer;
  purpose: CodePurpose;
  channel: DeliveryChannel;
  account_id: string | null;
  target: string | null;
  code_hash: string;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface SignInTicketTable {
  secret_hash: Buffer;
  purpose: string;
  account_id: string;
  detail: JsonWithDefault<Record<string, unknown>>;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface SignInChallengeTable {
  secret_hash: Buffer;
  kind: 'slider' | 'picture' | 'work' | 'pass';
  purpose: string;
  network: string;
  answer: string;
  picture: Buffer | null;
  piece: Buffer | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface SecondFactorTable {
  account_id: string;
  secret: Buffer;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_step: Generated<string>;
}

interface RecoveryCodeTable {
  account_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

interface RememberedBrowserTable {
  id: string;
  account_id: string;
  validator_hash: Buffer;
  previous_hash: Buffer | null;
  previous_valid_until: Timestamp | null;
  user_agent: Generated<string>;
  address: Generated<string>;
  authenticated_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

interface DeliveryConnectionTable {
  tenant_id: string;
  channel: DeliveryChannel;
  settings: Json<Record<string, unknown>>;
  secret: Buffer | null;
  updated_at: Timestamp;
}

interface SentMessageTable {
  id: string;
  at: Timestamp;
  channel: DeliveryChannel;
  target: string;
  template: string;
  subject: string | null;
  body: string | null;
  state: 'sent' | 'failed' | 'kept';
  error: string | null;
  sent_for: string | null;
}

/** The tables of 2026-11-22-sign-in-ways.sql, 2026-11-22-delivery.sql , 2026-11-23-challenges.sql and 2026-11-23-second-factors.sql; each column's meaning is written there. */
export interface SignInTables {
  account_contact: AccountContactTable;
  verification_code: VerificationCodeTable;
  sign_in_ticket: SignInTicketTable;
  sign_in_challenge: SignInChallengeTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  remembered_browser: RememberedBrowserTable;
  delivery_connection: DeliveryConnectionTable;
  sent_message: SentMessageTable;
}
