/** The peer's host page: Luigi set up as its documentation advises for keeping views, one view group each. */

interface LuigiHost {
  setConfig(config: object): void;
  navigation(): { navigate(path: string): void };
  customMessages(): {
    send(microfrontend: object, message: object): void;
    sendToAll(message: object): void;
  };
}

declare const Luigi: LuigiHost;

type Message = { readonly id: string; readonly page?: string; readonly times?: number[] };
const waiting = new Map<string, (message: Message) => void>();

function wait(what: string): Promise<Message> {
  return new Promise((resolve) => waiting.set(what, resolve));
}

function settle(what: string, message: Message = { id: what }): void {
  waiting.get(what)?.(message);
  waiting.delete(what);
}

function configure(pages: Readonly<Record<string, string>>): void {
  const nodes = Object.entries(pages).map(([name, viewUrl]) => ({
    pathSegment: name,
    label: name,
    viewUrl,
    viewGroup: name,
  }));
  Luigi.setConfig({
    navigation: {
      preloadViewGroups: false,
      // A group's frame is kept only if the group names a page to preload.
      viewGroupSettings: Object.fromEntries(
        Object.entries(pages).map(([name, viewUrl]) => [name, { preloadUrl: viewUrl }]),
      ),
      nodes: [{ pathSegment: 'home', label: 'home', hideSideNav: false, children: nodes }],
    },
    routing: { useHashRouting: false },
    settings: { appLoadingIndicator: { hideAutomatically: true } },
    communication: {
      customMessagesListeners: {
        // A page says it again with every context it is given, so another one's may come late.
        ready: ({ id, page = '' }: Message) => settle(`${id} ${page.split('.', 1)}`),
        times: (message: Message) => settle('times', message),
        echo: (message: Message) => Luigi.customMessages().sendToAll({ ...message, id: 'echo' }),
      },
    },
  });
}

/** Milliseconds from navigating to a view until its page has its context and says so. */
async function navigate(name: string): Promise<number> {
  const ready = wait(`ready ${name}`);
  const start = performance.now();
  Luigi.navigation().navigate(`/home/${name}`);
  await ready;
  return performance.now() - start;
}

async function calls(count: number): Promise<number[]> {
  const times = wait('times');
  Luigi.customMessages().sendToAll({ id: 'calls', count });
  return (await times).times ?? [];
}

Object.assign(window, { luigi: { configure, navigate, calls } });

export {};
