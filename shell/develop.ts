/** Only in a development build: reloads what was built again, each frame alone, the whole page for the shell. */
import { reloadApp } from './host/tabs/tab-actions.ts';

/** Listens to the gateway's build events; the browser connects again by itself after a restart of the gateway. */
export function reloadOnRebuild(): void {
  new EventSource('/gateway/dev/builds').addEventListener('message', ({ data }) => {
    const changed: readonly string[] = JSON.parse(data);
    if (changed.includes('shell')) location.reload();
    else for (const app of changed) void reloadApp(app);
  });
}
