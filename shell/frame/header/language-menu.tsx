import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import type { MenuGroup } from '#ui/parts/menu.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import type { Locale } from '#ui/texts/locale.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { GatewayError } from '../../gateway.ts';
import { changeLanguage } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { LazyMenu } from '../lazy/lazy-menu.tsx';

/** The language of everything, remembered with the account. */
export function LanguageMenu(): ReactElement {
  const t = useShellTexts();
  return (
    <LazyMenu
      placement="bottom-end"
      trigger={(props) => <IconButton {...props} icon="language" label={t('language.label')} />}
      groups={[useLanguageGroup()]}
    />
  );
}

/** The choices of language. */
export function useLanguageGroup(): MenuGroup {
  const t = useShellTexts();
  const language = useLocale();
  function item(id: Locale, label: string) {
    return { id, label, checked: id === language, onSelect: () => void choose(id) };
  }
  return {
    id: 'language',
    items: [item('zh-CN', t('language.zhCN')), item('en', t('language.en'))],
  };
}

async function choose(language: Locale): Promise<void> {
  try {
    await changeLanguage(language);
  } catch (cause) {
    if (cause instanceof GatewayError) showToast(cause.words, 'bad');
  }
}
