import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp } from './column-types.ts';

interface AgentConversationTable {
  tenant_id: string;
  id: string;
  account_id: string;
  title: string;
  created_at: Timestamp;
  last_at: Timestamp;
}

interface AgentDraftTable {
  tenant_id: string;
  id: string;
  account_id: string;
  turn_id: string | null;
  kind: 'leave' | 'punch' | 'overtime' | 'trip' | 'certificate';
  state: 'waiting' | 'sending' | 'done' | 'cancelled' | 'expired' | 'refused';
  locale: 'zh-CN' | 'en';
  request: Json<unknown>;
  outcome: Json<unknown> | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface AgentEventTable {
  tenant_id: string;
  turn_id: string;
  seq: number;
  event: Json<unknown>;
}

interface AgentSettingsTable {
  tenant_id: string;
  mode: 'off' | 'local' | 'provider';
  base_url: Generated<string>;
  model: Generated<string>;
  secret: Buffer | null;
  data_classes: Json<unknown>;
  purpose: Generated<string>;
  updated_at: Timestamp;
  mcp: Generated<boolean>;
}

interface AgentTurnTable {
  tenant_id: string;
  id: string;
  conversation_id: string;
  account_id: string;
  question: string;
  asked_at: Timestamp;
  outcome: 'running' | 'answered' | 'stopped' | 'failed' | 'timeout' | 'cut';
}

interface AgentUseTable {
  tenant_id: string;
  id: string;
  account_id: string;
  at: Timestamp;
  mode: 'off' | 'local' | 'provider';
  outcome: 'running' | 'answered' | 'stopped' | 'failed' | 'timeout' | 'cut' | 'refused';
  tools: JsonWithDefault<unknown>;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  milliseconds: Generated<number>;
  rating: Generated<'up' | 'down' | 'none'>;
  reason: string | null;
  via: Generated<'chat' | 'mcp'>;
}

/** The tables of the area agent; its migrations say what each column means. */
export interface AgentTables {
  agent_conversation: AgentConversationTable;
  agent_draft: AgentDraftTable;
  agent_event: AgentEventTable;
  agent_settings: AgentSettingsTable;
  agent_turn: AgentTurnTable;
  agent_use: AgentUseTable;
}
