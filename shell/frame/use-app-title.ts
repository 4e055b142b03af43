import { useStore } from '@nanostores/react';
import { useLocale } from '#ui/texts/use-texts.ts';
import { registeredApps } from '../stores/menu/menu.ts';

/** The registered name of an app in the language now in use; its code while it is not registered. */
export function useAppTitle(app: string): string {
  const language = useLocale();
  return useStore(registeredApps).get(app)?.title[language] ?? app;
}
