import type { ReactElement } from 'react';
import { lockRoster, rosterSheet } from '#bridge/calls/paiban/rosters.ts';
import { useDownload, useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import type { Roster } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { RosterDraft, Unit } from './use-roster-draft.ts';

/** What asks in a dialog. */
export type Asking = 'pattern' | 'publish' | 'withdraw' | 'unlock' | 'changes';

interface ToolbarProps {
  unit: Unit;
  roster: Roster;
  draft: RosterDraft;
  onAsk: (what: Asking) => void;
  onPrint: () => void;
  onChanged: () => void;
}

/** What can be done with a roster. */
export function Toolbar(props: ToolbarProps): ReactElement {
  const { roster, draft, onAsk } = props;
  const t = useWords();
  const { can, state } = roster;
  const more = useMore(props);
  return (
    <>
      {draft.canEdit && (
        <Button
          title={t('roster.saveHint')}
          disabled={draft.unsaved === 0}
          busy={draft.saving}
          onClick={() => void draft.save()}
        >
          {t('actions.save')}
        </Button>
      )}
      {draft.canEdit && (
        <Button icon="refresh" onClick={() => onAsk('pattern')}>
          {t('actions.pattern')}
        </Button>
      )}
      <Menu
        placement="bottom-end"
        trigger={<Button icon="more">{t('actions.more')}</Button>}
        groups={more}
      />
      {can.publish && state === 'locked' && (
        <Button icon="lock" onClick={() => onAsk('unlock')}>
          {t('actions.unlock')}
        </Button>
      )}
      {can.publish && state !== 'locked' && (
        <Button variant="primary" onClick={() => onAsk('publish')}>
          {t('actions.publish')}
        </Button>
      )}
    </>
  );
}

function useMore(props: ToolbarProps) {
  const { roster, draft, onAsk, onPrint } = props;
  const t = useWords();
  const lock = useLock(props);
  const save = useDownload(rosterSheet, (name) => t('said.exported', { name }));
  const download = (format: 'xlsx' | 'csv') => void save({ ...props.unit, format });
  const isPublished = roster.can.publish && roster.state === 'published';
  const groups: [string, (MenuItem | false)[]][] = [
    [
      'edit',
      [
        draft.canUndo && { id: 'undo', label: t('actions.undo'), onSelect: draft.undo },
        draft.canRedo && { id: 'redo', label: t('actions.redo'), onSelect: draft.redo },
      ],
    ],
    [
      'state',
      [
        isPublished && { id: 'lock', icon: 'lock', label: t('actions.lock'), onSelect: lock },
        isPublished && {
          id: 'withdraw',
          icon: 'arrow-left',
          label: t('actions.withdraw'),
          danger: true,
          onSelect: () => onAsk('withdraw'),
        },
      ],
    ],
    [
      'out',
      [
        item('excel', 'download', () => download('xlsx')),
        item('csv', 'download', () => download('csv')),
        item('print', 'document', onPrint),
        item('changes', 'history', () => onAsk('changes')),
      ],
    ],
  ];
  return groups
    .map(([id, items]) => ({ id, items: items.filter((one) => one !== false) }))
    .filter(({ items }) => items.length > 0);

  function item(
    id: 'excel' | 'csv' | 'print' | 'changes',
    icon: 'download' | 'document' | 'history',
    onSelect: () => void,
  ): MenuItem {
    return { id, icon, label: t(`actions.${id}`), onSelect };
  }
}

function useLock({ unit, draft, onChanged }: ToolbarProps): () => void {
  const t = useWords();
  const { tell } = useTools();
  const locking = useSave(lockRoster);
  return () => void lock();

  async function lock(): Promise<void> {
    if (draft.unsaved > 0 && !(await draft.save())) return;
    const outcome = await locking.save({ ...unit, version: draft.latest() });
    if (outcome.ok) onChanged();
    tell(outcome.ok ? t('said.locked') : outcome.error.words, outcome.ok ? 'success' : 'error');
  }
}
