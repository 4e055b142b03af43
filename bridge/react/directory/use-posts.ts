import { useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { positions, posts } from '#bridge/calls/ums/calls.ts';
import { type CallState, useCall } from '../use-call.ts';

/** One post of the company, or one position of an organisation, as the choices of `ui` show it. */
export interface PostOption {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

/** Things to choose from, and the call that brings them. */
export interface PostChoices<Result> {
  readonly call: CallState<Result>;
  readonly options: readonly PostOption[];
}

/** The posts of the company; the app's manifest names the service `ums`. */
export function usePosts(): PostChoices<ResultOf<typeof posts>> {
  const call = useCall(posts, {});
  return { call, options: useOptions(call.data) };
}

/** The positions of an organisation; none without one. */
export function usePositions(organId: string | null): PostChoices<ResultOf<typeof positions>> {
  const call = useCall(positions, organId ? { organId, rows: 200 } : null, { keep: false });
  return { call, options: useOptions(call.data?.rows) };
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

function useOptions(listed: readonly Listed[] | undefined): readonly PostOption[] {
  return useMemo(
    () => (listed ?? []).map(({ id, name, code }) => ({ value: id, label: name, hint: code })),
    [listed],
  );
}
