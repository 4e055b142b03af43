import type { ReactElement } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { OrganDetail } from '../organ-header.tsx';
import type { OrganTask } from './organ-task.ts';

interface OrganActionsProps {
  organ: OrganDetail;
  onTask: (task: OrganTask) => void;
  /** The tree as a sheet; nothing for those who may not edit it. */
  sheets: readonly MenuItem[];
}

/** What the person may do with an organisation. */
export function OrganActions({ organ, onTask, sheets }: OrganActionsProps): ReactElement {
  const t = useWords();
  const { id: organId, may } = organ;
  const item = (kind: OrganTask['kind'], rest: Pick<MenuItem, 'label' | 'icon' | 'danger'>) => ({
    ...rest,
    id: kind,
    onSelect: () => onTask({ kind, organId }),
  });
  const items: MenuItem[] = [
    ...(may.move
      ? [
          item('move', { label: t('edit.move'), icon: 'organization' }),
          item('opening', { label: t('edit.opening.action'), icon: 'calendar' }),
          item('close', { label: t('edit.close'), icon: 'delete', danger: true }),
        ]
      : []),
    item('history', { label: t('edit.history'), icon: 'history' }),
  ];
  return (
    <>
      {may.change && (
        <Button icon="edit" onClick={() => onTask({ kind: 'change', organId })}>
          {t('edit.edit')}
        </Button>
      )}
      {may.addBelow && (
        <Button icon="plus" variant="primary" onClick={() => onTask({ kind: 'add', organId })}>
          {t('edit.addHere')}
        </Button>
      )}
      <Menu
        placement="bottom-end"
        trigger={<IconButton icon="more" label={t('edit.more')} />}
        groups={[
          { id: 'organ', items },
          ...(sheets.length > 0 ? [{ id: 'sheets', items: sheets }] : []),
        ]}
      />
    </>
  );
}
