import '#assets/tokens.css';
import '#assets/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startPreferences } from './stores/preferences.ts';
import { watchSession } from './stores/session.ts';

startPreferences();
watchSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<App />);

if (process.env.NODE_ENV === 'development') {
  const { reloadOnRebuild } = await import('./develop.ts');
  reloadOnRebuild();
}
