import { useMemo } from 'react';
import { organTree } from '#bridge/calls/ums/calls.ts';
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
