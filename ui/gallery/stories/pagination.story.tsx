import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Switch } from '../../parts/checkbox.tsx';
import { createPages, tablePageSizes } from '../../parts/pagination/pages.ts';
import { PagesBar } from '../../parts/pagination/pages-bar.tsx';
import { Pagination } from '../../parts/pagination/pagination.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const paginationStory: Story = {
  id: 'pagination',
  states: [
    { name: 'first', draw: First, place: 'alone' },
    { name: 'middle', draw: Middle, place: 'alone' },
    { name: 'one-page', draw: OnePage, place: 'alone' },
    { name: 'during-batch', draw: DuringBatch, place: 'alone' },
    { name: 'small-table', draw: SmallTable, place: 'alone' },
  ],
};

function First(): ReactElement {
  return <Pages total={863} first={1} />;
}

function Middle(): ReactElement {
  return <Pages total={863} first={20} />;
}

function OnePage(): ReactElement {
  return <Pages total={7} first={1} />;
}

function DuringBatch(): ReactElement {
  return <Pages total={863} first={2} disabled />;
}

// The place of a list that is in a list: the second of the six levels.
function SmallTable(): ReactElement {
  const t = useGalleryTexts();
  const [pages] = useState(() => {
    const made = createPages({ level: 2, sizes: tablePageSizes });
    made.setTotal(48);
    return made;
  });
  const [busy, setBusy] = useState(false);
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button onClick={() => pages.setTotal(31)}>{t('say.fewer')}</Button>
        <Switch
          checked={busy}
          onChange={(next) => {
            setBusy(next);
            pages.setBatch(next);
          }}
        >
          {t('say.batch')}
        </Switch>
      </div>
      <PagesBar pages={pages} goTo />
    </div>
  );
}

interface PagesProps {
  total: number;
  first: number;
  disabled?: boolean;
}

function Pages({ total, first, disabled = false }: PagesProps): ReactElement {
  const [at, setAt] = useState({ page: first, size: 20 });
  return <Pagination total={total} {...at} onChange={setAt} goTo disabled={disabled} />;
}
