import { useCallback, useMemo, useState } from 'react';
import { organTree } from '#bridge/calls/ums/calls.ts';
import { useServices } from '../provider.tsx';
import { type CallState, useCall } from '../use-call.ts';
import { type Organ, type OrganNode, organNodes } from './organ-nodes.ts';

/** The organisations within the caller's data range, flat and as a tree. */
export interface Organs {
  readonly call: CallState<Organ[]>;
  readonly list: readonly Organ[];
  readonly nodes: readonly OrganNode[];
}

/** Asks for the organisations of today; the app's manifest names the service `ums`. */
export function useOrgans(): Organs {
  const call = useCall(organTree, {});
  const list = call.data;
  const nodes = useMemo(() => organNodes(list ?? []), [list]);
  return { call, list: list ?? [], nodes };
}

/** The organisations beside a list: `load` is for the list screen, which shows the tree; the rest is what it loaded. */
export interface OrganAside extends Pick<Organs, 'list' | 'nodes'> {
  readonly load: (signal: AbortSignal) => Promise<readonly OrganNode[]>;
}

/** Lets a list screen load the organisations of today, and knows them as well. */
export function useOrganAside(): OrganAside {
  const { gateway } = useServices();
  const [list, setList] = useState<readonly Organ[]>([]);
  const nodes = useMemo(() => organNodes(list), [list]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const organs = await gateway.call(organTree, {}, { signal });
      setList(organs);
      return organNodes(organs);
    },
    [gateway],
  );
  return { load, list, nodes };
}
