import { type ReactElement, useState } from 'react';
import { useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import mine from '../parts/mine/mine.module.css';
import css from '../parts/try/try.module.css';
import { TryLeaveView } from '../parts/try/try-leave-view.tsx';
import { TryShiftView } from '../parts/try/try-shift-view.tsx';
import { useWords } from '../texts/app-texts.ts';

const views = ['shift', 'leave'] as const;

/** Tries a shift or a type of leave on chosen inputs. */
export function TryPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('try.title'));
  const [view, setView] = useState<(typeof views)[number]>('shift');
  return (
    <main className={mine.page}>
      <PageHeader title={t('try.title')} subtitle={t('try.hint')} />
      <div className={css.views}>
        <Tabs
          label={t('try.views.label')}
          tabs={views.map((id) => ({ id, label: t(`try.views.${id}`) }))}
          value={view}
          onChange={setView}
        >
          {view === 'shift' ? <TryShiftView /> : <TryLeaveView />}
        </Tabs>
      </div>
    </main>
  );
}
