import type { Generated } from 'kysely';
import type { JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';

/** A language of the product. */
export type Locale = 'zh-CN' | 'en';

interface TenantTable {
  id: string;
  code: string;
  name: string;
  locale: Generated<Locale>;
  status: Generated<'active' | 'suspended'>;
  system_code: Generated<string>;
  time_zone: Generated<string>;
  is_platform: Generated<boolean>;
  watermark_kind: Generated<'none' | 'company' | 'person' | 'words'>;
  watermark_words: Generated<string>;
  challenge_rule: Generated<'afterTries' | 'always'>;
  second_factor_rule: Generated<'offered' | 'required'>;
  code_rule: Generated<'offered' | 'off'>;
  password_rule: Generated<'mixed' | 'long'>;
  settings_version: Generated<number>;
  created_at: TimestampWithDefault;
}

interface AccountTable {
  id: string;
  login_name: string;
  password_hash: string | null;
  password_changed_at: Timestamp | null;
  display_name: string;
  status: Generated<'active' | 'disabled'>;
  locale: Generated<Locale>;
  is_operator: Generated<boolean>;
  failed_sign_ins: Generated<number>;
  last_failed_at: Timestamp | null;
  last_sign_in_at: Timestamp | null;
  last_tenant_id: string | null;
  created_at: TimestampWithDefault;
  managed_by: string | null;
  has_password: Generated<boolean>;
}

interface AccountLinkTable {
  id: string;
  account_id: string;
  made_in: string;
  secret_hash: Buffer;
  created_at: Timestamp;
  created_by: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface MembershipTable {
  tenant_id: string;
  account_id: string;
  employment_id: string | null;
  is_super: Generated<boolean>;
  status: Generated<'active' | 'suspended'>;
  created_at: TimestampWithDefault;
  supplier_id: string | null;
}

interface RoleTable {
  tenant_id: string;
  id: string;
  code: string;
  name_zh: string;
  name_en: string;
  note: Generated<string>;
  version: Generated<number>;
  created_at: TimestampWithDefault;
  updated_at: TimestampWithDefault;
}

interface RoleRuleTable {
  tenant_id: string;
  id: string;
  role_id: string;
  organ_id: string | null;
  with_below: Generated<boolean>;
  post_id: string | null;
}

interface RoleFunctionTable {
  tenant_id: string;
  role_id: string;
  function_id: string;
}

interface RoleMemberTable {
  tenant_id: string;
  role_id: string;
  account_id: string;
}

interface DataRangeTable {
  tenant_id: string;
  role_id: string;
  kind: 'all' | 'own_organ_and_below' | 'own_organ' | 'self' | 'custom';
  organ_ids: Generated<string[]>;
}

interface FieldRuleTable {
  tenant_id: string;
  role_id: string;
  biz_type: string;
  field: string;
  access: 'hidden' | 'masked' | 'read' | 'write';
}

interface PermissionMarkTable {
  tenant_id: string;
  account_id: string;
  version: Generated<number>;
}

interface AuditEventTable {
  tenant_id: string;
  id: string;
  at: TimestampWithDefault;
  account_id: string | null;
  call: string;
  target: Generated<string>;
  outcome: 'ok' | 'denied' | 'failed';
  detail: JsonWithDefault<Record<string, unknown>>;
}

interface SessionTable {
  id: string;
  id_hash: Buffer;
  previous_hash: Buffer | null;
  previous_valid_until: Timestamp | null;
  account_id: string;
  tenant_id: string | null;
  kind: 'staff' | 'admin' | 'operator' | 'partner';
  epoch_marker: string;
  created_at: TimestampWithDefault;
  authenticated_at: TimestampWithDefault;
  password_at: Timestamp | null;
  last_seen_at: TimestampWithDefault;
  rotated_at: TimestampWithDefault;
  idle_expires_at: Timestamp;
  absolute_expires_at: Timestamp;
  user_agent: Generated<string>;
  address: Generated<string>;
  ended_at: Timestamp | null;
  method: Generated<string>;
  label: string | null;
  remembered_id: string | null;
  ended_reason: 'logout' | 'expired' | 'revoked' | 'displaced' | 'disabled' | 'switched' | null;
  has_second_factor: Generated<boolean>;
  super_login_id: string | null;
}

interface KnownDeviceTable {
  account_id: string;
  device_hash: Buffer;
  created_at: TimestampWithDefault;
  last_seen_at: TimestampWithDefault;
}

interface ThrottleTable {
  key: string;
  points: number;
  blocked_until: Timestamp | null;
  expires_at: Timestamp;
}

interface StartCodeTable {
  id: Generated<number>;
  secret_hash: Buffer;
  kind: 'first' | 'operator';
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

interface SignInAttemptTable {
  id: string;
  at: TimestampWithDefault;
  account_id: string | null;
  method: string;
  outcome: 'ok' | 'wrong' | 'throttled' | 'locked' | 'disabled' | 'no_tenant';
  address: Generated<string>;
  user_agent: Generated<string>;
}

/** The tables of 2026-11-02-identity.sql; each column's meaning is written there. */
export interface IdentityTables {
  tenant: TenantTable;
  account: AccountTable;
  account_link: AccountLinkTable;
  membership: MembershipTable;
  role: RoleTable;
  role_function: RoleFunctionTable;
  role_member: RoleMemberTable;
  role_rule: RoleRuleTable;
  data_range: DataRangeTable;
  field_rule: FieldRuleTable;
  permission_mark: PermissionMarkTable;
  audit_event: AuditEventTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  throttle: ThrottleTable;
  sign_in_attempt: SignInAttemptTable;
  start_code: StartCodeTable;
}
