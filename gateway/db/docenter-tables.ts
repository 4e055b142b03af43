import type { RecordColumns } from './record-tables.ts';

interface CompanyDocumentTable extends RecordColumns {
  title: string;
  kind: 'policy' | 'guide' | 'benefit' | 'safety' | 'form' | 'other';
  organ_id: string | null;
  edition: string | null;
  effective_on: string;
  summary: string | null;
  body: string;
  attachment_id: string | null;
  state: 'draft' | 'published' | 'retired';
  pending: string | null;
}

interface DocumentPartTable {
  tenant_id: string;
  document_id: string;
  part: number;
  headings: string[];
  content: string;
  tokens: string;
}

/** The tables of the area docenter; its migrations say what each column means. */
export interface DocenterTables {
  company_document: CompanyDocumentTable;
  document_part: DocumentPartTable;
}
