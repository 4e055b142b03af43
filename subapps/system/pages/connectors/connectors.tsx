import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { connectorList } from '#bridge/calls/uac/connectors.ts';
import { useGateway, useList, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { ConnectorDialog } from './connector-dialog.tsx';
import { type ConnectorWords, useConnectorWords } from './texts/connector-texts.ts';

/** One system as the gateway lists it. */
export type ConnectorRow = ResultOf<typeof connectorList>[number];

/** Other systems by which the people of the company sign in. */
export function Connectors(): ReactElement {
  const t = useConnectorWords();
  useTabTitle(t('title'));
  return <ListScreen config={useConnectorConfig()} />;
}

function useConnectorConfig(): ListConfig<ConnectorRow> {
  const t = useConnectorWords();
  const gateway = useGateway();
  return {
    ...useList('system.connectors'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => connectorColumns(t), [t]),
    load: async () => {
      const rows = await gateway.call(connectorList, {});
      return { rows, total: rows.length, page: 1, totalPage: 1 };
    },
    add: { text: t('add') },
    dialog: {
      title: (row) => row?.name ?? t('add'),
      width: 640,
      body: (row, close) => <ConnectorDialog row={row} onChanged={() => close('changed')} />,
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function connectorColumns(t: ConnectorWords): Column<ConnectorRow>[] {
  return [
    { id: 'name', header: t('name'), minWidth: 160, locked: true, cell: (row) => row.name },
    { id: 'kind', header: t('kind'), width: 176, cell: (row) => t(`kinds.${row.kind}`) },
    {
      id: 'state',
      header: t('state'),
      card: 'state',
      width: 112,
      text: (row) => t(row.enabled ? 'states.on' : 'states.off'),
      cell: (row) => (
        <Tag tone={row.enabled ? 'good' : 'neutral'}>
          {t(row.enabled ? 'states.on' : 'states.off')}
        </Tag>
      ),
    },
    { id: 'people', header: t('people'), width: 112, cell: (row) => row.people.length },
  ];
}
