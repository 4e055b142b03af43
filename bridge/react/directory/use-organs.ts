import { useCallback, useMemo, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { mergeOrgans, organWish, type WantedOrgans } from '#bridge/calls/ums/organ-wish.ts';
import { useServices } from '../provider.tsx';
import { type CallState, useCall } from '../use-call.ts';
import { type Organ, type OrganNode, organNodes } from './organ-nodes.ts';

/** How the rest of a large tree comes in, as the trees of `ui` ask for it. */
export interface OrganLevels {
  readonly onMore: (organId: string) => void;
  readonly onSearch: (typed: string) => void;
  /** Given when the last search or level failed: why, in words, and the retry. */
  readonly failed: { readonly words: string; readonly retry: () => void } | undefined;
}

/** The organisations within the caller's data range, flat and as a tree: all, or of a large company some levels. */
export interface Organs {
  readonly call: CallState<ResultOf<typeof organLevels>>;
  /** All that are loaded. */
  readonly list: readonly Organ[];
  /** What a tree shows of them: while somebody searches, what is found. */
  readonly shown: readonly Organ[];
  /** The same as a tree. */
  readonly nodes: readonly OrganNode[];
  /** Given where the company is large, and where none could be loaded. */
  readonly levels: OrganLevels | undefined;
}

/** Which organisations are wanted. */
export interface OrganWish {
  /** The day, today when none is given. */
  readonly asOf?: string | undefined;
  /** Organisations that are loaded in any case, such as those that are chosen. */
  readonly chosen?: readonly (string | null | undefined)[];
}

/** Asks for the organisations of a day; the app's manifest names the service `ums`. */
export function useOrgans({ asOf, chosen = [] }: OrganWish = {}): Organs {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [keyword, setKeyword] = useState('');
  const [isLarge, setLarge] = useState(false);
  const day = asOf === undefined ? {} : { asOf };
  const known = chosen.filter((id) => id !== null && id !== undefined);
  // The first choice is asked for at once; where all are there, another one asks for nothing.
  const [first] = useState(known);
  const wanted = { open: [...open, ...(isLarge ? known : first)] };
  const call = useCall(organLevels, { ...day, ...organWish(wanted) });
  const search = isLarge && keyword !== '' ? { ...day, ...organWish({ open: [], keyword }) } : null;
  const found = useCall(organLevels, search);
  if (call.data && call.data.whole === isLarge) setLarge(!call.data.whole);
  const loaded = call.data?.organs;
  const shown = found.data?.organs ?? loaded;
  const nodes = useMemo(() => organNodes(shown ?? []), [shown]);
  const list = useMemo(() => mergeOrgans(loaded ?? [], shown ?? []), [loaded, shown]);
  const failed = failureOf(found) ?? failureOf(call);
  const levels: OrganLevels = {
    // What is opened again comes last: the ones that were opened first close when there are more than can be.
    onMore: (id) => setOpen((before) => [...before.filter((one) => one !== id), id]),
    onSearch: setKeyword,
    failed,
  };
  return { call, list, shown: shown ?? [], nodes, levels: isLarge || failed ? levels : undefined };
}

function failureOf(call: Organs['call']): OrganLevels['failed'] {
  return call.state === 'failed' ? { words: call.error.words, retry: call.reload } : undefined;
}

/** The organisations beside a list: `load` is for the list screen, which shows the tree; `list` is all it loaded. */
export interface OrganAside {
  readonly list: readonly Organ[];
  readonly load: (
    signal: AbortSignal,
    wanted: WantedOrgans,
  ) => Promise<{ readonly nodes: readonly OrganNode[]; readonly whole: boolean }>;
}

/** Lets a list screen load the organisations of today, of a large company level by level, and knows them as well. */
export function useOrganAside(): OrganAside {
  const { gateway } = useServices();
  const [list, setList] = useState<readonly Organ[]>([]);
  const load = useCallback<OrganAside['load']>(
    async (signal, wanted) => {
      const { whole, organs } = await gateway.call(organLevels, organWish(wanted), { signal });
      setList((before) => (whole ? organs : mergeOrgans(organs, before)));
      return { nodes: organNodes(organs), whole };
    },
    [gateway],
  );
  return { load, list };
}
