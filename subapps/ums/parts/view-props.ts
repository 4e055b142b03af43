import type { Organ } from '../stores/organs.ts';
import type { StructureQuery } from '../stores/structure-query.ts';
import type { ChangeQuery } from './use-structure-query.ts';

/** What every view of an organisation is given. */
export interface ViewProps {
  readonly organ: Organ;
  readonly query: StructureQuery;
  readonly onChange: ChangeQuery;
}
