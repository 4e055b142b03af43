import { type ReactElement, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { organLevels } from '#bridge/calls/ums/calls.ts';
import { organWish } from '#bridge/calls/ums/organ-wish.ts';
import { position, positionCalls } from '#bridge/calls/ums/records/position.ts';
import { positionWords } from '#bridge/calls/ums/records/position.words.ts';
import { useGateway, useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import type { ListConfig, ListDialog } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { PositionTabs } from '../parts/position-tabs.tsx';
import { useCopyPositions } from '../parts/use-copy-positions.ts';
import { useOrganNodes } from '../parts/use-organ-nodes.ts';
import { useWords } from '../texts/app-texts.ts';

const listCode = 'ums.positions';

/** Every position the person sees, with its plan against who is in it, beside the organisations. */
export function Positions(): ReactElement {
  const wiring = { ...useList(listCode), schemes: useSchemeCalls(listCode) };
  const config = useRecordList(position, positionWords, useRecord(positionCalls), wiring);
  useTabTitle(config.title);
  return <ListScreen config={useBesideOrgans(config)} />;
}

function useBesideOrgans(config: ListConfig<AnyRow>): ListConfig<AnyRow> {
  const t = useWords();
  const gateway = useGateway();
  const nodes = useOrganNodes();
  const copy = useCopyPositions();
  const [changes, setChanges] = useState(0);
  return {
    ...config,
    changes,
    usual: { includeBelow: '1' },
    aside: {
      label: t('tree.label'),
      load: async (signal, wanted) => {
        const found = await gateway.call(organLevels, organWish(wanted), { signal });
        return { nodes: nodes(found.organs), whole: found.whole };
      },
    },
    search: { placeholder: t('positions.search') },
    ...(config.statistics && {
      statistics: { ...config.statistics, total: t('positions.total') },
    }),
    filters: [
      { kind: 'switch', id: 'includeBelow', label: t('includeBelow') },
      ...(config.filters ?? []),
    ],
    ...(config.dialog && {
      dialog: withPlans(config.dialog, () => setChanges((count) => count + 1)),
    }),
    batch: [...(config.batch ?? []), { id: 'copy', label: t('positions.copy'), run: copy }],
    empty: { title: t('positions.none') },
  };
}

/** The dialog of a position with its changes of plan, which the list shows at once; a new one has none yet. */
function withPlans(dialog: ListDialog<AnyRow>, onChanged: () => void): ListDialog<AnyRow> {
  return {
    ...dialog,
    body: (row, close, onDirty) => {
      const body = dialog.body(row, close, onDirty);
      if (row === undefined) return body;
      return (
        <PositionTabs row={row} onChanged={onChanged}>
          {body}
        </PositionTabs>
      );
    },
  };
}
