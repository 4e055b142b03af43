import { type ReactElement, useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { organTree } from '#bridge/calls/ums/calls.ts';
import {
  tableStatus,
  useBridge,
  useCall,
  useDirty,
  useSnapshot,
  useTabTitle,
} from '#bridge/react/index.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { DeniedState, EmptyState } from '#ui/parts/states.tsx';
import { organColumns } from '../parts/organ-columns.tsx';
import { shownOrgans } from '../stores/shown-organs.ts';
import { useWords } from '../texts/app-texts.ts';

/** The organisations below one, or the topmost ones: opened by a click, chosen by their boxes. */
export function Organs(): ReactElement {
  const t = useWords();
  const bridge = useBridge();
  const [, navigate] = useLocation();
  const { organId } = useParams<{ organId?: string }>();
  const tree = useCall(organTree, {});
  const [chosen, setChosen] = useSnapshot<readonly string[]>('chosen', []);
  const selection = useMemo(() => new Set(chosen), [chosen]);
  const columns = useMemo(() => organColumns(t), [t]);
  const { parent, rows } = shownOrgans(tree.data ?? [], organId);
  const title = parent?.name ?? t('title');
  useTabTitle(title);
  useDirty(chosen.length > 0);

  async function clear(): Promise<void> {
    const { confirmed } = await bridge.dialogs.confirm({
      title: t('clear.title'),
      text: t('clear.text', { count: chosen.length }),
      tone: 'danger',
    });
    if (confirmed) setChosen([]);
  }

  if (tree.state === 'failed' && tree.error.codeName === 'noPermission') return <DeniedState />;
  return (
    <ListPage
      header={
        <PageHeader
          title={title}
          subtitle={t('chosen', { count: chosen.length })}
          onBack={parent ? () => void bridge.navigation.back() : undefined}
          actions={
            <Button disabled={chosen.length === 0} onClick={() => void clear()}>
              {t('clear.action')}
            </Button>
          }
        />
      }
    >
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(organ) => organ.id}
        status={tableStatus(tree)}
        onRetry={tree.reload}
        selection={selection}
        onSelection={(next) => setChosen([...next])}
        onOpen={(organ) => navigate(`/organs/${organ.id}`)}
        empty={<EmptyState title={t('none')} />}
      />
    </ListPage>
  );
}
