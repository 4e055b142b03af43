import type { CustomTypesConfig } from 'pg';
import pg from 'pg';

/**
 * How both databases' answers become values. A `date` stays the text `2024-02-29`: as a Date it
 * would become the evening before, east of Greenwich. int8 and numeric already stay text, since
 * a JavaScript number cannot hold them.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser(oid, format) {
    return pg.types.getTypeParser(
      oid === pg.types.builtins.DATE ? pg.types.builtins.TEXT : oid,
      format,
    );
  },
};
