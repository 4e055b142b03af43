/** The peer's frame: the same content, with Luigi's own client. */
import * as client from '@luigi-project/client';
import { drawContent } from './content.ts';

// The package's types name its functions, but its module has only a default export that holds them.
const LuigiClient: typeof client = Reflect.get(client, 'default');

drawContent();
LuigiClient.addInitListener(() => tellReady());
LuigiClient.addContextUpdateListener(() => tellReady());
LuigiClient.addCustomMessageListener(
  'calls',
  (message) => void measureCalls(Number(Reflect.get(message, 'count'))),
);

function tellReady(): void {
  LuigiClient.sendCustomMessage({ id: 'ready', page: location.hostname });
}

async function measureCalls(count: number): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await new Promise<void>((resolve) => {
      const listener = LuigiClient.addCustomMessageListener('echo', () => {
        LuigiClient.removeCustomMessageListener(listener);
        resolve();
      });
      LuigiClient.sendCustomMessage({ id: 'echo', functionIds: ['probe.read'] });
    });
    times.push(performance.now() - start);
  }
  LuigiClient.sendCustomMessage({ id: 'times', times });
}
