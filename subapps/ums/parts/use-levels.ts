import { useCallback, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { type CallState, useCall } from '#bridge/react/index.ts';
import type { LevelOrgan } from '../stores/organs.ts';
import type { StructureQuery } from '../stores/structure-query.ts';

/** The organisations on a page: all of them, or the open levels of a large tree. */
export interface Levels {
  readonly call: CallState<ResultOf<typeof organLevels>>;
  readonly organs: readonly LevelOrgan[] | undefined;
  /** Given where the tree is large. */
  readonly large:
    | { readonly asOf: string | undefined; readonly onOpen: (organId: string) => void }
    | undefined;
}

/** Levels that stay open at once; the first ones close when there are more. */
const mostOpen = 100;

/** Loads the organisations of a day; of a large tree the levels that are opened, and the way to the chosen organisation. */
export function useLevels({ asOf, organId }: StructureQuery): Levels {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isLarge, setLarge] = useState(false);
  // Where all are there, another choice asks for nothing.
  const [first] = useState(organId);
  const chosen = isLarge ? organId : first;
  const wanted = [...new Set([...open, ...(chosen === undefined ? [] : [chosen])])];
  const call = useCall(organLevels, {
    asOf,
    ...(wanted.length > 0 && { open: wanted.slice(-mostOpen) }),
  });
  if (call.data && call.data.whole === isLarge) setLarge(!call.data.whole);
  const onOpen = useCallback(
    (id: string) =>
      setOpen((before) => [...before.filter((one) => one !== id), id].slice(-mostOpen)),
    [],
  );
  return { call, organs: call.data?.organs, large: isLarge ? { asOf, onOpen } : undefined };
}
