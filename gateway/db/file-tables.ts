import type { Timestamp } from './column-types.ts';

interface EmployeeFileTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  category: 'contract' | 'identity' | 'certificate' | 'other';
  name: string;
  format: 'pdf' | 'docx' | 'xlsx' | 'jpeg' | 'png' | 'gif' | 'bmp';
  size: number;
  content: Buffer;
  added_at: Timestamp;
  account_id: string | null;
  actor_name: string;
}

interface EmployeePhotoTable {
  tenant_id: string;
  employment_id: string;
  id: string;
  format: 'jpeg' | 'png';
  content: Buffer;
  small_format: 'jpeg' | 'png';
  small: Buffer;
}

interface FileUploadTable {
  tenant_id: string;
  id: string;
  account_id: string;
  record: string;
  field: string;
  name: string;
  size: number;
  added_at: Timestamp;
}

interface FileUploadPartTable {
  tenant_id: string;
  upload_id: string;
  number: number;
  content: Buffer;
}

interface FileTicketTable {
  tenant_id: string;
  id: string;
  account_id: string;
  kind: 'employee' | 'record';
  file_id: string;
  secret_hash: Buffer;
  expires_at: Timestamp;
}

/** The tables of 2026-11-07-files.sql, 2026-12-05-uploads.sql and 2026-12-05-file-tickets.sql; each column's meaning is written there. */
export interface FileTables {
  employee_file: EmployeeFileTable;
  employee_photo: EmployeePhotoTable;
  file_ticket: FileTicketTable;
  file_upload: FileUploadTable;
  file_upload_part: FileUploadPartTable;
}
