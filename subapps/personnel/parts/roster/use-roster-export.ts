import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { usePermission } from '#bridge/react/index.ts';
import { listRequest } from '#bridge/react/list-request.ts';
import type { ListExport, ListShown, PickedRow } from '#ui/layouts/list-screen/list-config.ts';
import type { ListQuery } from '#ui/layouts/list-screen/list-query.ts';
import { exportNames } from '../../stores/columns.ts';
import { useExport } from './use-export.ts';
import { asRoster } from './use-roster-rows.ts';

/** The exports of the roster. */
export interface RosterExports {
  readonly all: ListExport;
  /** Selected people, with the columns and the order of the list. */
  readonly picked: (people: readonly PickedRow[], shown: ListShown) => Promise<unknown>;
}

/** Downloads everybody the roster lists, `total` people, or the selected ones; nothing for who may not. */
export function useRosterExport(total: number): RosterExports | undefined {
  const { run } = useExport();
  const mayExport = usePermission(personnelFunctions['roster.export']);
  if (mayExport !== true) return undefined;
  return {
    all: {
      quiet: true,
      formats: ['xlsx', 'csv'],
      async run(query, columns, format) {
        await run({ ...requestOf(query, columns), format }, total);
        return null;
      },
    },
    picked: (people, { query, columns }) => {
      const asked = requestOf({ ...query, keyword: '', filters: {} }, columns);
      const ids = people.map(({ id }) => id);
      return run({ ...asked, ids, format: 'xlsx' }, people.length);
    },
  };
}

function requestOf(query: ListQuery, columns: readonly string[]): RequestOf<typeof rosterExport> {
  return { ...listRequest(rosterExport, asRoster(query)), columns: [...exportNames(columns)] };
}
