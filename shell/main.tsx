import '#assets/tokens.css';
import '#assets/base.css';
import { createRoot } from 'react-dom/client';
import tabIcon from '#assets/brands/favicon.svg';
import { App } from './app.tsx';
import { startPreferences } from './stores/portal/preferences.ts';
import { watchSession } from './stores/session/session.ts';

startPreferences();
watchSession();

// Only the build knows its address; the page itself names an empty icon, so that no browser asks for /favicon.ico.
const icon = new URL(tabIcon, import.meta.url).href;
document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<App />);

if (process.env.NODE_ENV === 'development') {
  const { reloadOnRebuild } = await import('./develop.ts');
  reloadOnRebuild();
}
