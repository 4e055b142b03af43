/** WebDriver BiDi (W3C): commands and their results over one socket. */

/** Speaks one command; resolves to its result. */
export type Command = (
  method: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  resolve(result: Readonly<Record<string, unknown>>): void;
  reject(error: Error): void;
}

/** Connects to a browser that begins to listen within half a minute. */
export async function connectBidi(address: string): Promise<Command> {
  const socket = await openSocket(address);
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Reply;
    const one = waiting.get(id ?? 0);
    if (id === undefined || one === undefined) return;
    waiting.delete(id);
    if (type === 'success') one.resolve(result ?? {});
    else one.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('The browser is gone.'));
    waiting.clear();
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

async function openSocket(address: string): Promise<WebSocket> {
  const until = performance.now() + 30_000;
  for (;;) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    if (isOpen) return socket;
    if (performance.now() > until) throw new Error('The browser does not listen.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
