interface PersonKeyTable {
  tenant_id: string;
  key: string;
  person_id: string;
}

/** The tables of the area joyhr; its migrations say what each column means. */
export interface JoyhrTables {
  person_key: PersonKeyTable;
}
