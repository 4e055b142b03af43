/** The floor's host page: mounts a frame, shows it, pings it over its port, and nothing else. */

interface Mounted {
  readonly frame: HTMLIFrameElement;
  readonly port: MessagePort;
}

const mounted = new Map<string, Mounted>();

/** Milliseconds from creating the frame until its page says ready. */
function mount(address: string): Promise<number> {
  const start = performance.now();
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms');
  frame.src = address;
  return new Promise((resolve) => {
    addEventListener('message', function ready(event: MessageEvent) {
      const port = event.ports[0];
      if (event.source !== frame.contentWindow || !port) return;
      removeEventListener('message', ready);
      mounted.set(address, { frame, port });
      port.onmessage = ({ data }) => {
        if (data?.type === 'echo') port.postMessage(data);
      };
      resolve(performance.now() - start);
    });
    document.body.append(frame);
  });
}

/** Milliseconds from showing a parked frame until its first reply. */
function show(address: string): Promise<number> {
  const shown = mounted.get(address);
  if (!shown) throw new Error(`${address} is not mounted`);
  const start = performance.now();
  for (const { frame } of mounted.values())
    frame.style.display = frame === shown.frame ? 'block' : 'none';
  return new Promise((resolve) => {
    const earlier = shown.port.onmessage;
    shown.port.onmessage = () => {
      shown.port.onmessage = earlier;
      resolve(performance.now() - start);
    };
    shown.port.postMessage({ type: 'ping' });
  });
}

/** Round trips in milliseconds, measured in the frame. */
function calls(address: string, count: number): Promise<number[]> {
  const target = mounted.get(address);
  if (!target) throw new Error(`${address} is not mounted`);
  return new Promise((resolve) => {
    const earlier = target.port.onmessage;
    target.port.onmessage = (event) => {
      if (event.data?.type === 'times') {
        target.port.onmessage = earlier;
        resolve(event.data.times);
      } else earlier?.call(target.port, event);
    };
    target.port.postMessage({ type: 'calls', count });
  });
}

/** Calls in a second with as many in flight as the bridge allows, measured in the frame. */
function throughput(address: string, count: number, inFlight: number): Promise<number> {
  const target = mounted.get(address);
  if (!target) throw new Error(`${address} is not mounted`);
  return new Promise((resolve) => {
    const earlier = target.port.onmessage;
    target.port.onmessage = (event) => {
      if (event.data?.type === 'rate') {
        target.port.onmessage = earlier;
        resolve(event.data.rate);
      } else earlier?.call(target.port, event);
    };
    target.port.postMessage({ type: 'throughput', count, inFlight });
  });
}

function unmount(address: string): void {
  mounted.get(address)?.frame.remove();
  mounted.delete(address);
}

Object.assign(window, { floor: { mount, show, calls, throughput, unmount } });

export {};
