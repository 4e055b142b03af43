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

/** The tables of 2026-11-07-files.sql; each column's meaning is written there. */
export interface FileTables {
  employee_file: EmployeeFileTable;
  employee_photo: EmployeePhotoTable;
}
