import { type ReactElement, useMemo } from 'react';
import { organTree, positionCount, positions } from '#bridge/calls/ums/calls.ts';
import {
  useGateway,
  useList,
  useListCall,
  useSchemeCalls,
  useTabTitle,
} from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { type Position, positionColumns } from '../parts/position-columns.tsx';
import { PositionFacts } from '../parts/position-facts.tsx';
import { useCopyPositions } from '../parts/use-copy-positions.ts';
import { useOrganNodes } from '../parts/use-organ-nodes.ts';
import { useWords } from '../texts/app-texts.ts';

const listCode = 'ums.positions';

/** Every position the person sees: how many are planned, filled and vacant. */
export function Positions(): ReactElement {
  const t = useWords();
  useTabTitle(t('positions.title'));
  return <ListScreen config={usePositionList()} />;
}

function usePositionList(): ListConfig<Position> {
  const t = useWords();
  const gateway = useGateway();
  const nodes = useOrganNodes();
  const copy = useCopyPositions();
  const figures = useListCall(positionCount);
  return {
    ...useList(listCode),
    title: t('positions.title'),
    columns: useMemo(() => positionColumns(t), [t]),
    load: useListCall(positions),
    schemes: useSchemeCalls(listCode),
    sort: { column: 'organ', direction: 'asc' },
    usual: { includeBelow: '1' },
    aside: {
      label: t('tree.label'),
      load: async (signal) => nodes(await gateway.call(organTree, {}, { signal })),
    },
    search: { placeholder: t('positions.search') },
    statistics: {
      total: t('positions.total'),
      yellow: [{ status: 'vacant', label: t('positions.vacant') }],
      green: [{ status: 'full', label: t('positions.full') }],
      blue: [{ status: 'over', label: t('positions.over') }],
      load: figures,
    },
    filters: [{ kind: 'switch', id: 'includeBelow', label: t('includeBelow') }],
    dialog: {
      title: (row) => row?.name ?? '',
      width: 640,
      body: (row) => row && <PositionFacts position={row} />,
    },
    batch: [{ id: 'copy', label: t('positions.copy'), run: copy }],
    empty: { title: t('positions.none') },
  };
}
