import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface NoticeTable {
  tenant_id: string;
  id: string;
  kind: 'announcement' | 'todo' | 'system';
  title: string;
  body: string;
  title_en: string | null;
  body_en: string | null;
  must_read_seconds: number | null;
  audience: 'tenant' | 'organ' | 'account' | 'chosen';
  organ_id: string | null;
  account_id: string | null;
  link_app: string | null;
  link_route: string | null;
  author_id: string | null;
  author_name: string;
  published_at: Timestamp;
  withdrawn_at: Timestamp | null;
  exam_id: string | null;
}

interface NoticeReadTable {
  tenant_id: string;
  notice_id: string;
  account_id: string;
  received_at: Timestamp;
  read_at: Timestamp | null;
}

interface UserPreferenceTable {
  tenant_id: string;
  account_id: string;
  key: string;
  value: Json<unknown>;
  updated_at: TimestampWithDefault;
}

interface AppStorageTable {
  tenant_id: string;
  account_id: string;
  app: string;
  key: string;
  value: string;
  updated_at: TimestampWithDefault;
}

interface DeliveryTable {
  tenant_id: string;
  outbox_id: string;
  channel: 'portal' | 'wecom' | 'dingtalk' | 'feishu' | 'mail' | 'sms';
  state: 'sent' | 'retrying' | 'failed';
  target: string | null;
  attempts: number;
  error: string | null;
  provider_id: string | null;
  at: Timestamp;
}

interface MessageRuleTable {
  tenant_id: string;
  channels: string[];
  quiet_from: string | null;
  quiet_to: string | null;
  dingtalk_agent: string | null;
  updated_at: Timestamp;
}

interface MessageSwitchTable {
  tenant_id: string;
  event: string;
  work: boolean;
  mail: boolean;
  sms: boolean;
  urgent: boolean;
}

interface MessageTemplateTable {
  tenant_id: string;
  event: string;
  way: 'portal' | 'work' | 'mail' | 'sms';
  title_zh: string;
  body_zh: string;
  title_en: string;
  body_en: string;
  updated_at: Timestamp;
}

interface MessageWishTable {
  tenant_id: string;
  account_id: string;
  unwanted: JsonWithDefault<unknown>;
  quiet: 'company' | 'own' | 'none';
  quiet_from: string | null;
  quiet_to: string | null;
  updated_at: Timestamp;
}

interface OutboxTable {
  tenant_id: string;
  id: string;
  event: string;
  dedupe_key: string;
  account_id: string;
  parts: Json<unknown>;
  link_app: string | null;
  link_route: string | null;
  task_id: string | null;
  state: Generated<'waiting' | 'sent' | 'failed' | 'superseded' | 'portalOnly'>;
  created_at: Timestamp;
  due_at: Timestamp;
  ended_at: Timestamp | null;
}

interface NoticeTargetTable {
  tenant_id: string;
  notice_id: string;
  kind: 'organ' | 'role' | 'tag';
  target_id: string;
}

interface PersonTagTable extends RecordColumns {
  name: string;
  note: string | null;
}

interface PersonTagMemberTable {
  tenant_id: string;
  id: string;
  tag_id: string;
  sort_order: number;
  employment_id: string;
}

/** The tables of 2026-11-08-messages.sql and 2026-11-10-app-storage.sql; each column's meaning is written there. */
export interface MessageTables {
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  user_preference: UserPreferenceTable;
  app_storage: AppStorageTable;
  delivery: DeliveryTable;
  message_rule: MessageRuleTable;
  message_switch: MessageSwitchTable;
  message_template: MessageTemplateTable;
  message_wish: MessageWishTable;
  outbox: OutboxTable;
  notice_target: NoticeTargetTable;
  person_tag: PersonTagTable;
  person_tag_member: PersonTagMemberTable;
}
