import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { DeniedState, EmptyState } from '#ui/parts/states.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { shownPath } from '../../stores/history/page-views.ts';
import { shortcutKeys } from '../../stores/portal/commands.ts';
import { homePlace, placePath } from '../../stores/tabs/places.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';

/** An address that is no page: says so, and leads back. */
export function NotFoundPage(): ReactElement {
  const t = useShellTexts();
  const path = useStore(shownPath);
  useDocumentTitle(t('notFound.title'));
  useEffect(() => {
    if (path !== '/404') navigate('/404', { replace: true });
  }, [path]);
  return (
    <>
      <PageName name={t('notFound.title')} />
      <EmptyState
        icon="search"
        title={t('notFound.title')}
        hint={t('notFound.hint', { keys: shortcutKeys('search') })}
        action={
          <Button onClick={() => navigate(placePath(homePlace))}>{t('notFound.back')}</Button>
        }
      />
    </>
  );
}

/** A person without a single page: says whom to ask. */
export function NoMenuPage(): ReactElement {
  const t = useShellTexts();
  useDocumentTitle(t('noMenu.title'));
  return (
    <>
      <PageName name={t('noMenu.title')} />
      <DeniedState title={t('noMenu.title')} hint={t('noMenu.hint')} />
    </>
  );
}

/** The state shows the same words in sight; this is the heading that screen readers go by. */
function PageName({ name }: { name: string }): ReactElement {
  return (
    <h1>
      <VisuallyHidden>{name}</VisuallyHidden>
    </h1>
  );
}
