/** The floor's frame: draws the content, says ready, and answers pings on the one port it was given. */
import { drawContent, timeInBlocks } from './content.ts';

drawContent();
const { port1, port2 } = new MessageChannel();
port1.onmessage = ({ data }) => {
  if (data?.type === 'calls') void measureCalls(data.count);
  else if (data?.type === 'throughput') void measureThroughput(data.count, data.inFlight);
  else port1.postMessage(data);
};
window.parent.postMessage({ type: 'ready' }, '*', [port2]);

/** Times round trips to the host from within the frame, as an app's calls travel. */
async function measureCalls(count: number): Promise<void> {
  port1.postMessage({ type: 'times', times: await timeInBlocks(count, roundTrip) });
}

async function measureThroughput(count: number, inFlight: number): Promise<void> {
  const waiting = new Map<number, () => void>();
  const earlier = port1.onmessage;
  port1.onmessage = ({ data }) => waiting.get(data.id)?.();
  const start = performance.now();
  for (let sent = 0; sent < count; sent += inFlight) {
    const batch = Array.from({ length: inFlight }, (_, index) => sent + index);
    await Promise.all(
      batch.map((id) => {
        const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
        port1.postMessage({ type: 'echo', id, functionIds: ['probe.read'] });
        return answered;
      }),
    );
  }
  const rate = (count / (performance.now() - start)) * 1_000;
  port1.onmessage = earlier;
  port1.postMessage({ type: 'rate', rate });
}

function roundTrip(): Promise<void> {
  return new Promise((resolve) => {
    const earlier = port1.onmessage;
    port1.onmessage = () => {
      port1.onmessage = earlier;
      resolve();
    };
    port1.postMessage({ type: 'echo', functionIds: ['probe.read'] });
  });
}
