import type { Timestamp, TimestampWithDefault } from './column-types.ts';

interface WorkReportTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  kind: 'daily' | 'weekly' | 'monthly';
  from_on: string;
  to_on: string;
  done: string;
  plan: string;
  problems: string;
  sent_at: Timestamp | null;
  due_at: Timestamp;
  updated_at: TimestampWithDefault;
}

interface WorkReportCommentTable {
  tenant_id: string;
  id: string;
  work_report_id: string;
  employment_id: string;
  body: string;
  at: TimestampWithDefault;
}

interface WorkReportReceiverTable {
  tenant_id: string;
  work_report_id: string;
  employment_id: string;
  read_at: Timestamp | null;
}

/** The tables of the area wpm; its migrations say what each column means. */
export interface WpmTables {
  work_report: WorkReportTable;
  work_report_comment: WorkReportCommentTable;
  work_report_receiver: WorkReportReceiverTable;
}
