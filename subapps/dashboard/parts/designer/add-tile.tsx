import { type ReactElement, useState } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import { listReports, openReport } from '#bridge/calls/prism/reports.ts';
import { useCall, useGateway, usePermission, useTools } from '#bridge/react/index.ts';
import type { Subject } from '#ui/figures/types.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { mostTiles, tileOfReport, tileOfSubject, tileOfText } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import boardCss from '../board.module.css';
import css from './designer.module.css';

interface AddTileProps {
  count: number;
  subjects: readonly Subject[];
  onAdd: (made: Omit<BoardTile, 'id'>) => void;
}

/** Adds a tile: a report, a question of its own, or a text. */
export function AddTile({ count, subjects, onAdd }: AddTileProps): ReactElement {
  const t = useWords();
  const mayReport = usePermission(reportFunctions.reports) ?? false;
  const [choosing, setChoosing] = useState(false);
  const first = subjects[0];
  const ofReport: MenuItem = {
    id: 'report',
    icon: 'document',
    label: t('designer.addReport'),
    onSelect: () => setChoosing(true),
  };
  const fresh: MenuItem = {
    id: 'figures',
    icon: 'chart',
    label: t('designer.addFigures'),
    onSelect: () => first && onAdd(tileOfSubject(first)),
  };
  const text: MenuItem = {
    id: 'text',
    icon: 'list',
    label: t('designer.addText'),
    onSelect: () => onAdd(tileOfText(t('designer.newText'))),
  };
  const items = [...(mayReport ? [ofReport] : []), ...(first ? [fresh] : []), text];
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <Button icon="plus" disabled={count >= mostTiles}>
            {t('designer.add')}
          </Button>
        }
        groups={[{ id: 'tiles', items }]}
      />
      {choosing && <ReportDialog onAdd={onAdd} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface ReportDialogProps {
  onAdd: AddTileProps['onAdd'];
  onClose: () => void;
}

function ReportDialog({ onAdd, onClose }: ReportDialogProps): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const call = useCall(listReports, {});
  const [words, setWords] = useState('');
  const shown = (call.data ?? []).filter(({ name }) =>
    name.toLowerCase().includes(words.trim().toLowerCase()),
  );
  async function choose(id: string): Promise<void> {
    try {
      const { name, definition } = await gateway.call(openReport, { id });
      onAdd(tileOfReport(id, name, definition));
      onClose();
    } catch (cause) {
      tell(wordsOfError(cause), 'error');
    }
  }
  return (
    <Dialog open width={504} title={t('designer.addReport')} onClose={onClose}>
      <SearchBox value={words} onSearch={setWords} wait={0} />
      {call.state === 'failed' && !call.data && (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      )}
      {call.state === 'loading' && !call.data && <SkeletonLines lines={6} />}
      {call.data && shown.length === 0 && (
        <EmptyState icon="search" title={t('designer.noReport')} />
      )}
      <ul className={css.reports}>
        {shown.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" className={css.report} onClick={() => void choose(id)}>
              {name}
              <span className={boardCss.faint}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
