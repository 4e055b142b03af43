import { type ReactElement, useMemo } from 'react';
import { organTree } from '#bridge/calls/ums.ts';
import { useDirty, useGateway, useList, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { organColumns } from '../parts/organ-columns.tsx';
import { type Organ, shownOrgans } from '../stores/shown-organs.ts';
import { useWords } from '../texts/app-texts.ts';

/** The organisations below one, or the topmost ones: opened by a click, chosen by their boxes. */
export function Organs(): ReactElement {
  const t = useWords();
  useTabTitle(t('title'));
  return <ListScreen config={useOrganList()} />;
}

function useOrganList(): ListConfig<Organ> {
  const t = useWords();
  const gateway = useGateway();
  const list = useList('subapp-template.organs');
  const [chosen, choose] = list.picked;
  useDirty(chosen.length > 0);
  return {
    ...list,
    title: t('title'),
    columns: useMemo(() => organColumns(t), [t]),
    load: async (query, signal) =>
      shownOrgans(await gateway.call(organTree, {}, { signal }), query),
    // Known by its name, an organisation in the address is a filter like any other.
    usual: { organId: '' },
    search: {},
    onOpen: ({ id }) => list.place.go(`organId=${id}`, 'push'),
    batch: [
      {
        id: 'clear',
        label: t('clear.action'),
        confirm: (count) => ({ title: t('clear.title'), text: t('clear.text', { count }) }),
        run: async () => choose([]),
      },
    ],
    empty: { title: t('none') },
  };
}
