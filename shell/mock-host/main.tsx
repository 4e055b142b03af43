import '#assets/tokens.css';
import '#assets/base.css';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'wouter';
import { restartFrame } from '../host/frames/pool.ts';
import { startPreferences } from '../stores/portal/preferences.ts';
import { startSession, watchSession } from '../stores/session/session.ts';
import { placePath } from '../stores/tabs/places.ts';
import { MockHost } from './mock-host.tsx';
import { createShellStage } from './shell-stage.ts';

/** The app that is open, as the server wrote it into the page. */
const { code, route, changes } = JSON.parse(
  document.getElementById('app')?.textContent ?? '{}',
) as {
  readonly code: string;
  readonly route: string;
  /** How often it had changed by then. */
  readonly changes: number;
};

// wouter announces changes of the address as it does in the product.
export const announcing = useLocation;

if (!location.pathname.startsWith('/portal/'))
  history.replaceState(null, '', placePath({ app: code, route }));
localStorage.setItem('t', 'mock');
startPreferences();
watchSession();
await startSession();
window.stage = createShellStage(code, route);

const root = document.getElementById('root');
if (root) createRoot(root).render(<MockHost app={code} route={route} stage={window.stage} />);

let seen = changes;
const line = new EventSource('/mock/changes');
// Menu, rights and frame come from the manifest.
line.addEventListener('manifest', () => location.reload());
line.addEventListener('message', ({ data }) => {
  if (Number(data) === seen) return;
  seen = Number(data);
  restartFrame(code);
});
