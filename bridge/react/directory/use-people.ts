import { useCallback } from 'react';
import { assignableOfAll, assignablePeople } from '#bridge/calls/ums/people-directory.ts';
import { useGateway } from '../provider.tsx';

/** A person as the pickers of `ui` show them. */
export interface FoundPerson {
  /** Id of the employment. */
  readonly id: string;
  readonly name: string;
  /** Staff number and department. */
  readonly hint: string;
}

/** Which people are looked for. */
export interface PeopleFilter {
  readonly typed: string;
  readonly departmentId: string | undefined;
}

/** Finds people for a picker: a page of them, and how many there are. */
export type FindPeople = (
  filter: PeopleFilter,
  signal: AbortSignal,
) => Promise<{ readonly people: readonly FoundPerson[]; readonly total: number }>;

/** People that a picker shows at once. */
const mostShown = 50;

/**
 * Finds people within the caller's data range by department, name, pinyin or staff number: those in service, or with
 * `all` also those who left or have not joined yet. The app's manifest names the service `ums`.
 */
export function useFindPeople({ all = false } = {}): FindPeople {
  const gateway = useGateway();
  return useCallback(
    async ({ typed, departmentId }, signal) => {
      const request = {
        ...(typed && { keyword: typed }),
        ...(departmentId && { organId: departmentId }),
        rows: mostShown,
      } as const;
      const call = all ? assignableOfAll : assignablePeople;
      const { rows, total } = await gateway.call(call, request, { signal });
      const people = rows.map(({ id, name, staffNo, organName }) => ({
        id,
        name,
        hint: `${staffNo} · ${organName}`,
      }));
      return { people, total };
    },
    [gateway, all],
  );
}
