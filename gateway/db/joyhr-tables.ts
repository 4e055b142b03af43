import type { Json, Timestamp } from './column-types.ts';

interface PersonKeyTable {
  tenant_id: string;
  key: string;
  person_id: string;
}

interface RefusedChangeTable {
  tenant_id: string;
  record: 'entry' | 'regularisation' | 'transfer' | 'leaving';
  row_id: string;
  tried_at: Timestamp;
  code: string;
  fields: Json<unknown>;
}

/** The tables of the area joyhr; its migrations say what each column means. */
export interface JoyhrTables {
  person_key: PersonKeyTable;
  refused_change: RefusedChangeTable;
}
