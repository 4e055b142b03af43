import type { Generated } from 'kysely';
import type { Json, JsonWithDefault, Timestamp, TimestampWithDefault } from './column-types.ts';

/** Somebody as they were called when something was done. */
export interface StoredPerson {
  readonly account: string;
  readonly employment: string | null;
  readonly name: string;
}

/** One field of a form as it was submitted, as both languages show it. */
export interface StoredLine {
  readonly field: string;
  readonly label: { readonly zh: string; readonly en: string };
  readonly value: { readonly zh: string; readonly en: string };
  /** Shown only to steps that were given it. */
  readonly sensitive: boolean;
}

/** What somebody has filled in of a form, by its fields. */
type FormValues = Readonly<Record<string, string | string[] | Record<string, string>[]>>;

/** One that a form is given to, or kept from. */
export interface StoredSource {
  readonly kind: 'person' | 'position' | 'post' | 'role' | 'organ' | 'employmentType' | 'everybody';
  readonly id: string;
  readonly include: boolean;
  readonly from: string | null;
  readonly to: string | null;
}

interface DefinitionTable {
  tenant_id: string;
  id: string;
  record: string | null;
  move: string | null;
  name_zh: string;
  name_en: string;
  state: 'draft' | 'published' | 'closed';
  version: Generated<number>;
  draft: Json<unknown>;
  draft_rev: Generated<number>;
  audience: Json<readonly StoredSource[]> | null;
  biz_type: string | null;
  apps: Generated<string[]>;
  created_at: TimestampWithDefault;
  form_group:
    | 'personnel'
    | 'attendance'
    | 'finance'
    | 'administration'
    | 'purchasing'
    | 'it'
    | 'other'
    | null;
}

interface VersionTable {
  tenant_id: string;
  definition_id: string;
  number: number;
  form: Json<unknown>;
  route: Json<unknown>;
  published_at: Timestamp;
  published_by: string | null;
}

interface ApprovalTable {
  tenant_id: string;
  id: string;
  number: string;
  definition_id: string;
  version: number;
  record: string | null;
  move: string | null;
  row_id: string | null;
  starter: Json<StoredPerson>;
  starter_account: string;
  subject: Json<StoredPerson> | null;
  subject_employment: string | null;
  title_zh: string;
  title_en: string;
  status:
    | 'running'
    | 'returned'
    | 'approved'
    | 'rejected'
    | 'withdrawn'
    | 'revoking'
    | 'revoked'
    | 'terminated';
  hold: 'noAssignee' | null;
  round: number;
  rev: Generated<number>;
  form_values: Json<Readonly<Record<string, string>>>;
  form_lines: Json<readonly StoredLine[]>;
  values_round: number;
  nodes: Json<Readonly<Record<string, StoredRun>>>;
  chosen: Json<Readonly<Record<string, readonly StoredPerson[]>>>;
  resume: 'walk' | 'direct' | null;
  returned_values: Json<Readonly<Record<string, string>>> | null;
  returned_lines: Json<readonly StoredLine[]> | null;
  submitted_at: Timestamp;
  ended_at: Timestamp | null;
  previous_id: string | null;
  app: string | null;
}

/** One passage through a node, as it is kept. */
export interface StoredRun {
  readonly round: number;
  readonly state: 'open' | 'passed';
  readonly branch: string | null;
  readonly note: 'noAssignee' | null;
}

interface TaskTable {
  tenant_id: string;
  id: string;
  approval_id: string;
  definition_id: string;
  node: string;
  round: number;
  account_id: string;
  person: Json<StoredPerson>;
  slot: number;
  added_to: string | null;
  place: 'before' | 'after' | null;
  mode: 'or' | 'and' | 'order' | 'vote' | 'each';
  state:
    | 'waiting'
    | 'open'
    | 'approved'
    | 'rejected'
    | 'returned'
    | 'transferred'
    | 'skipped'
    | 'closed';
  added_by: string | null;
  reason: 'again' | 'administrator' | 'rerouted' | 'removed' | 'takenBack' | 'overdue' | null;
  decided_by: Json<StoredPerson> | null;
  decided_account: string | null;
  opened_at: Timestamp | null;
  due_at: Timestamp | null;
  reminded_at: Timestamp | null;
  decided_at: Timestamp | null;
}

interface ActionTable {
  tenant_id: string;
  approval_id: string;
  id: string;
  at: Timestamp;
  kind: string;
  account_id: string | null;
  actor: Json<StoredPerson> | null;
  for_person: Json<StoredPerson> | null;
  people: JsonWithDefault<readonly StoredPerson[]>;
  node: string | null;
  task_id: string | null;
  round: number;
  words: string | null;
  request_key: string | null;
}

interface CopyTable {
  tenant_id: string;
  approval_id: string;
  account_id: string;
  at: Timestamp;
  read_at: Timestamp | null;
}

interface DelegationTable {
  tenant_id: string;
  id: string;
  from_account: string;
  to_account: string;
  from_on: string;
  to_on: string;
  definition_ids: string[] | null;
  reason: string | null;
  ended_at: Timestamp | null;
  created_at: TimestampWithDefault;
}

interface IssuedCertificateTable {
  tenant_id: string;
  approval_id: string;
  code: string;
  kind: 'employment' | 'income';
  person_name: string;
  company_name: string;
  joined_on: string;
  organ_name: string;
  post_name: string;
  purpose: string;
  income: string | null;
  issued_at: Timestamp;
}

interface FormDraftTable {
  tenant_id: string;
  account_id: string;
  definition_id: string;
  version: number;
  form_values: Json<FormValues>;
  saved_at: Timestamp;
}

interface TaskDraftTable {
  tenant_id: string;
  account_id: string;
  task_id: string;
  words: string;
  form_values: Json<FormValues>;
  saved_at: Timestamp;
}

interface ApprovalFileTable {
  tenant_id: string;
  id: string;
  approval_id: string | null;
  field: string | null;
  action_id: string | null;
  name: string;
  format: 'pdf' | 'docx' | 'xlsx' | 'jpeg' | 'png' | 'gif' | 'bmp';
  size: number;
  content: Buffer;
  added_at: Timestamp;
  account_id: string;
}

/** The tables of 2026-11-24-workflow.sql and 2026-11-25-forms.sql; each column's meaning is written there. */
export interface WorkflowTables {
  approval_definition: DefinitionTable;
  approval_version: VersionTable;
  approval: ApprovalTable;
  approval_task: TaskTable;
  approval_action: ActionTable;
  approval_copy: CopyTable;
  approval_delegation: DelegationTable;
  form_draft: FormDraftTable;
  approval_task_draft: TaskDraftTable;
  issued_certificate: IssuedCertificateTable;
  approval_file: ApprovalFileTable;
}
