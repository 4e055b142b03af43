import { useMemo } from 'react';
import { organTree } from '#bridge/calls/ums/calls.ts';
import { type CallState, useCall } from '#bridge/react/index.ts';
import type { TreeNode } from '#ui/parts/tree/tree-rows.ts';
import { type Organ, organNodes } from '../stores/organs.ts';

/** The organisations within the person's data range, flat and as a tree. */
export interface Organs {
  readonly call: CallState<Organ[]>;
  readonly list: readonly Organ[];
  readonly nodes: readonly TreeNode[];
}

/** Asks for the organisation tree as of today. */
export function useOrgans(): Organs {
  const call = useCall(organTree, {});
  const list = call.data;
  const nodes = useMemo(() => organNodes(list ?? []), [list]);
  return { call, list: list ?? [], nodes };
}
