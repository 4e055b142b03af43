import { useState } from 'react';
import { rosterPage } from '#bridge/calls/joyhr/roster.ts';
import { useGateway } from '#bridge/react/index.ts';
import { pageRequest, type RosterQuery } from '../../stores/roster-query.ts';
import { mostPicked, type Selection } from './use-picked.ts';

/** Rows asked for at a time: the largest page there is. */
const pageRows = 200;

/** Picks everybody the roster lists, all pages of it, as far as a selection goes. */
export function useSelectAll(query: RosterQuery, total: number, selection: Selection) {
  const gateway = useGateway();
  const [busy, setBusy] = useState(false);
  async function selectAll(): Promise<void> {
    setBusy(true);
    try {
      const pages = Math.ceil(Math.min(total, mostPicked) / pageRows);
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, at) =>
          gateway.call(rosterPage, { ...pageRequest(query), page: at + 1, rows: pageRows }),
        ),
      );
      selection.selectAll(answers.flatMap(({ rows }) => rows));
    } finally {
      setBusy(false);
    }
  }
  return { busy, count: Math.min(total, mostPicked), selectAll };
}
