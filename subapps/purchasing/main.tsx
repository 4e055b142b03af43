import '#assets/tokens.css';
import '#assets/base.css';
import './main.css';
import type { ReactElement } from 'react';
import { Pages, startApp } from '#bridge/react/index.ts';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { setLocale } from '#ui/texts/locale.ts';
import { routes } from './routes.tsx';
import { useWords } from './texts/app-texts.ts';

function NotFound(): ReactElement {
  const t = useWords();
  return <EmptyState title={t('notFound')} />;
}

await startApp(
  () => (
    <Pages
      routes={routes}
      notFound={<NotFound />}
      failed={(_error, retry) => <ErrorState onRetry={retry} />}
    />
  ),
  { beforeDraw: (bridge) => void bridge.context.subscribe(({ locale }) => setLocale(locale)) },
);
