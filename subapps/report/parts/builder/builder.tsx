import { type ReactElement, useEffect, useRef } from 'react';
import type { ReportDefinition } from '#bridge/calls/prism/reports.ts';
import { FieldsPane } from '#ui/figures/editor/fields-pane.tsx';
import { redoIcon, undoIcon } from '#ui/figures/step-icons.ts';
import type { FigureQuery, Subject } from '#ui/figures/types.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import type { Draft } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import reportCss from '../report.module.css';
import css from './builder.module.css';
import { Canvas } from './canvas.tsx';
import { Settings } from './settings.tsx';
import { type DraftWork, useDraft } from './use-draft.ts';

interface BuilderProps {
  first: Draft;
  subjects: readonly Subject[];
}

/** Builds a report: what is asked at the left, the figures in the middle, how they are kept and shown at the right. */
export function Builder({ first, subjects }: BuilderProps): ReactElement {
  const t = useWords();
  const work = useDraft(first);
  useKeys(work);
  const { definition, history } = work;
  const subject = subjects.find(({ name }) => name === definition.query.subject);
  const change = (changes: Partial<ReportDefinition>) =>
    history.change((old) => ({ ...old, ...changes }));
  const ask = (query: FigureQuery) => change({ query });
  return (
    <main className={reportCss.page}>
      <PageHeader
        title={t(first.saved ? 'builder.edit' : 'builder.title')}
        onBack={work.leave}
        actions={<Tools work={work} />}
      />
      <div className={css.panes}>
        <section className={css.pane} aria-label={t('builder.fields')}>
          <FieldsPane subjects={subjects} query={definition.query} onChange={ask} />
        </section>
        <section className={css.canvas} aria-label={t('builder.canvas')}>
          {subject && <Canvas {...{ subject, definition }} onAsk={ask} />}
        </section>
        <section className={css.pane} aria-label={t('builder.settings')}>
          {subject && <Settings {...{ subject, work, change }} />}
        </section>
      </div>
    </main>
  );
}

function Tools({ work }: { work: DraftWork }): ReactElement {
  const t = useWords();
  const { history } = work;
  return (
    <>
      <IconButton
        icon={undoIcon}
        variant="default"
        label={t('builder.undo')}
        disabled={!history.canUndo}
        onClick={history.undo}
      />
      <IconButton
        icon={redoIcon}
        variant="default"
        label={t('builder.redo')}
        disabled={!history.canRedo}
        onClick={history.redo}
      />
      <Button variant="primary" busy={work.isSaving} onClick={work.save}>
        {t('builder.save')}
      </Button>
    </>
  );
}

/** Ctrl+Z and Ctrl+Y step through the question, Ctrl+S saves; inputs keep their own undo. */
function useKeys(work: DraftWork): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      const { history, save } = latest.current;
      const act = { s: save, z: event.shiftKey ? history.redo : history.undo, y: history.redo };
      if (key !== 's' && ((key !== 'z' && key !== 'y') || isTyping)) return;
      event.preventDefault();
      act[key]();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
