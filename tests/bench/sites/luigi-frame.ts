/** The peer's frame: the same content, with Luigi's own client. */
import * as client from '@luigi-project/client';
import { drawContent, timeInBlocks } from './content.ts';

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
  LuigiClient.sendCustomMessage({ id: 'times', times: await timeInBlocks(count, roundTrip) });
}

function roundTrip(): Promise<void> {
  return new Promise((resolve) => {
    const listener = LuigiClient.addCustomMessageListener('echo', () => {
      LuigiClient.removeCustomMessageListener(listener);
      resolve();
    });
    LuigiClient.sendCustomMessage({ id: 'echo', functionIds: ['probe.read'] });
  });
}
