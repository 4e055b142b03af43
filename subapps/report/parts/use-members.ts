import { useCallback } from 'react';
import { queryFigures } from '#bridge/calls/prism/query.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { Member } from '#ui/figures/grid-of.ts';
import { readMembers } from '#ui/figures/members.ts';
import type { Subject } from '#ui/figures/types.ts';

/** Reads the values that a dimension of a subject has. */
export function useMembers(subject: Subject): (dimension: string) => Promise<readonly Member[]> {
  const gateway = useGateway();
  return useCallback(
    (dimension) => readMembers((query) => gateway.call(queryFigures, query), subject, dimension),
    [gateway, subject],
  );
}
