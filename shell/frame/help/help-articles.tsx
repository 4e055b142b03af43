import { useStore } from '@nanostores/react';
import { type ReactElement, useCallback, useState } from 'react';
import { listHelp, portalArticle, readHelp } from '#bridge/calls/help/calls.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { callGateway } from '../../gateway.ts';
import { useLoaded } from '../../pages/use-loaded.ts';
import { activeTab } from '../../stores/history/navigation.ts';
import { HoldsFocus } from '../dialogs/holds-focus.tsx';
import css from './help-articles.module.css';
import { useHelpTexts } from './texts/help-texts.ts';

/** What explains the application in front, and from there all others the person may open. */
export function HelpArticles({ onClose }: { onClose: () => void }): ReactElement {
  const t = useHelpTexts();
  const tab = useStore(activeTab);
  const [app, setApp] = useState<string | null>(tab?.app ?? null);
  return (
    <Dialog open side width={480} title={t('articles.title')} onClose={onClose} hideCancel>
      <HoldsFocus>
        {app === null ? (
          <ArticleList onOpen={setApp} />
        ) : (
          <ArticleView app={app} onLeave={() => setApp(null)} />
        )}
      </HoldsFocus>
    </Dialog>
  );
}

function ArticleList({ onOpen }: { onOpen: (app: string) => void }): ReactElement {
  const t = useHelpTexts();
  const [keyword, setKeyword] = useState('');
  const load = useCallback(() => {
    const asked = keyword.trim().slice(0, 50);
    return callGateway(listHelp, asked === '' ? {} : { keyword: asked });
  }, [keyword]);
  const [state, reload] = useLoaded(load);
  return (
    <div className={css.stack}>
      <SearchBox value={keyword} placeholder={t('articles.search')} onSearch={setKeyword} />
      {state.kind === 'loading' && <SkeletonLines lines={6} />}
      {state.kind === 'failed' && <ErrorState hint={state.words} onRetry={reload} />}
      {state.kind === 'loaded' && state.value.length === 0 && (
        <EmptyState icon="search" title={t('articles.none')} hint={t('articles.noneHint')} />
      )}
      {state.kind === 'loaded' && (
        <ul className={css.list} aria-label={t('articles.list')}>
          {state.value.map(({ app, title, summary }) => (
            <li key={app}>
              <button type="button" className={css.entry} onClick={() => onOpen(app)}>
                <span className={css.title}>{title}</span>
                <span className={css.summary}>{summary}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ArticleView({ app, onLeave }: { app: string; onLeave: () => void }): ReactElement {
  const t = useHelpTexts();
  const load = useCallback(
    // A page of an app without an article of its own leads to the one about the portal.
    () => callGateway(readHelp, { app }).catch(() => callGateway(readHelp, { app: portalArticle })),
    [app],
  );
  const [state, reload] = useLoaded(load);
  return (
    <div className={css.stack}>
      <div>
        <Button size="sm" variant="quiet" icon="arrow-left" onClick={onLeave}>
          {t('articles.all')}
        </Button>
      </div>
      {state.kind === 'loading' && <SkeletonLines lines={8} />}
      {state.kind === 'failed' && <ErrorState hint={state.words} onRetry={reload} />}
      {state.kind === 'loaded' && (
        <article className={css.stack} aria-label={state.value.title}>
          <h3 className={css.head}>{state.value.title}</h3>
          <p className={css.summary}>{state.value.summary}</p>
          {state.value.sections.map(({ heading, lines }) => (
            <section key={heading}>
              <h4 className={css.title}>{heading}</h4>
              <ul className={css.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </article>
      )}
    </div>
  );
}
