import type { Generated } from 'kysely';
import type { TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface EmployeeNumberRuleTable {
  tenant_id: string;
  prefix: Generated<string>;
  digits: Generated<number>;
  next_number: Generated<number>;
  version: Generated<number>;
}

interface EmployeeNumberTable {
  tenant_id: string;
  number: string;
  given_at: TimestampWithDefault;
}

interface WorkPlaceTable extends RecordColumns {
  name: string;
  region: string | null;
  city: string | null;
  address: string | null;
  closed_on: string | null;
}

interface LegalEntityTable extends RecordColumns {
  name: string;
  credit_code: string | null;
  representative: string | null;
  address: string | null;
  closed_on: string | null;
}

interface DictionaryCategoryTable extends RecordColumns {
  code: string;
  name_zh: string;
  name_en: string;
  sort_order: number;
  note: string | null;
}

interface DictionaryItemTable extends RecordColumns {
  category_id: string;
  code: string;
  name_zh: string;
  name_en: string;
  sort_order: number;
  disabled: boolean;
}

interface QuickQueryTable {
  tenant_id: string;
  account_id: string;
  record: string;
  fields: string[];
}

interface SampleRowTable {
  tenant_id: string;
  table_name: string;
  row_id: string;
}

/** The tables of the migrations of `services/company`; each column's meaning is written there. */
export interface CompanyTables {
  employee_number_rule: EmployeeNumberRuleTable;
  employee_number: EmployeeNumberTable;
  work_place: WorkPlaceTable;
  legal_entity: LegalEntityTable;
  dictionary_category: DictionaryCategoryTable;
  dictionary_item: DictionaryItemTable;
  quick_query: QuickQueryTable;
  sample_row: SampleRowTable;
}
