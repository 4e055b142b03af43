/** The floor's frame: draws the content, says ready, and answers pings on the one port it was given. */
import { drawContent } from './content.ts';

drawContent();
const { port1, port2 } = new MessageChannel();
port1.onmessage = ({ data }) => {
  if (data?.type === 'calls') void measureCalls(data.count);
  else port1.postMessage(data);
};
window.parent.postMessage({ type: 'ready' }, '*', [port2]);

/** Times round trips to the host from within the frame, as an app's calls travel. */
async function measureCalls(count: number): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await roundTrip());
  port1.postMessage({ type: 'times', times });
}

function roundTrip(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const earlier = port1.onmessage;
    port1.onmessage = () => {
      port1.onmessage = earlier;
      resolve(performance.now() - start);
    };
    port1.postMessage({ type: 'echo', functionIds: ['probe.read'] });
  });
}
