import '#assets/tokens.css';
import '#assets/base.css';
import './main.css';
import { Pages, startApp } from '#bridge/react/index.ts';
import { ErrorState } from '#ui/parts/states.tsx';
import { setLocale } from '#ui/texts/locale.ts';
import { NotFound } from './pages/not-found.tsx';
import { routes } from './routes.tsx';

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
