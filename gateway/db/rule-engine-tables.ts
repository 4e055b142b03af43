import type { RecordColumns } from './record-tables.ts';

interface CompanyRuleTable extends RecordColumns {
  rule:
    | 'minimum-wage'
    | 'average-wage'
    | 'social-insurance'
    | 'pension'
    | 'medical'
    | 'maternity'
    | 'unemployment'
    | 'work-injury'
    | 'housing-fund'
    | 'supplementary-housing-fund';
  place: string;
  amount: string | null;
  floor: string | null;
  ceiling: string | null;
  employer_rate: string | null;
  employee_rate: string | null;
  from_on: string;
  to_on: string | null;
  document_title: string;
  document_no: string | null;
  document_url: string | null;
  note: string | null;
  employee_fixed: string | null;
  rounding: 'cent' | 'cent-up' | 'jiao' | 'jiao-up' | 'yuan' | 'yuan-up' | null;
}

/** The tables of the area ruleEngine; its migrations say what each column means. */
export interface RuleEngineTables {
  company_rule: CompanyRuleTable;
}
