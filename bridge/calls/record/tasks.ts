/** The background tasks of records: what is too large for one request. */
import { type AnyRecord, serviceOf } from './define.ts';

/** The kind of task that exports a record; it is started with the request of the export. */
export function exportTaskOf(record: Pick<AnyRecord, 'base' | 'name'>): string {
  return `${serviceOf(record)}.${record.name}Export`;
}

/** The kind of task that imports a record; the import starts it by itself. */
export function importTaskOf(record: Pick<AnyRecord, 'base' | 'name'>): string {
  return `${serviceOf(record)}.${record.name}Import`;
}
