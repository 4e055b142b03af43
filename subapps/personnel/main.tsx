import '#assets/tokens.css';
import '#assets/base.css';
import './main.css';
import { startApp } from '#bridge/react/index.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { PersonnelApp } from './routes.tsx';
import { openEmployeeDrafts } from './stores/kept-draft.ts';

await startApp(() => <PersonnelApp />, {
  beforeDraw: (bridge) => {
    bridge.context.subscribe(({ locale, user, tenant }) => {
      setLocale(locale);
      openEmployeeDrafts(user.id, tenant.id);
    });
  },
});
