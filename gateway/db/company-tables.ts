import type { Generated } from 'kysely';
import type { TimestampWithDefault } from './column-types.ts';

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

/** The tables of the migrations of `services/company`; each column's meaning is written there. */
export interface CompanyTables {
  employee_number_rule: EmployeeNumberRuleTable;
  employee_number: EmployeeNumberTable;
}
