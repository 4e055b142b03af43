import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/parts/button.tsx';
import { DeniedState, EmptyState } from '#ui/parts/states.tsx';
import { landing } from '../../stores/menu.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';

/** An address that is no page: says so, and leads back. */
export function NotFoundPage(): ReactElement {
  const t = useShellTexts();
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${t('product')}`;
  }, [t]);
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
  useEffect(() => {
    document.title = `${t('noMenu.title')} · ${t('product')}`;
  }, [t]);
  return <DeniedState title={t('noMenu.title')} hint={t('noMenu.hint')} />;
}
