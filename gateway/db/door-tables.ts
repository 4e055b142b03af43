import type { Json, JsonWithDefault, Timestamp } from './column-types.ts';

interface SignInConnectorTable {
  id: string;
  tenant_id: string;
  kind: 'oidc' | 'wecom' | 'dingtalk' | 'feishu' | 'issuer';
  space: string;
  settings: Json<Record<string, unknown>>;
  secret: Buffer | null;
  sign_key: Buffer | null;
  enabled: boolean;
  updated_at: Timestamp;
}

interface AccountIdentityTable {
  connector_id: string;
  subject: string;
  account_id: string;
  linked_at: Timestamp;
}

interface SignInFlowTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  connector_id: string;
  purpose: 'signIn' | 'link';
  detail: JsonWithDefault<Record<string, unknown>>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface SpentNonceTable {
  nonce_hash: Buffer;
  expires_at: Timestamp;
}

/** The tables of 2026-11-23-doors.sql; each column's meaning is written there. */
export interface DoorTables {
  sign_in_connector: SignInConnectorTable;
  account_identity: AccountIdentityTable;
  sign_in_flow: SignInFlowTable;
  spent_nonce: SpentNonceTable;
}
