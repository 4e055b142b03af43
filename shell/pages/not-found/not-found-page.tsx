import type { ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { DeniedState, EmptyState } from '#ui/parts/states.tsx';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { landing } from '../../stores/menu.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';

/** An address that is no page: says so, and leads back. */
export function NotFoundPage(): ReactElement {
  const t = useShellTexts();
  useDocumentTitle(t('notFound.title'));
  return (
    <EmptyState
      icon="search"
      title={t('notFound.title')}
      hint={t('notFound.hint')}
      action={<Button onClick={() => navigate(landing.get())}>{t('notFound.back')}</Button>}
    />
  );
}

/** A person without a single page: says whom to ask. */
export function NoMenuPage(): ReactElement {
  const t = useShellTexts();
  useDocumentTitle(t('noMenu.title'));
  return <DeniedState title={t('noMenu.title')} hint={t('noMenu.hint')} />;
}
