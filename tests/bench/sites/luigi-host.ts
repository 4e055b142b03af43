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

function wait(id: string): Promise<Message> {
  return new Promise((resolve) => waiting.set(id, resolve));
}

function settle(message: Message): void {
  waiting.get(message.id)?.(message);
  waiting.delete(message.id);
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
        ready: settle,
        times: settle,
        echo: (message: Message) => Luigi.customMessages().sendToAll({ ...message, id: 'echo' }),
      },
    },
  });
}

/** Milliseconds from navigating to a view until its page has its context and says so. */
async function navigate(name: string): Promise<number> {
  const ready = wait('ready');
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

Object.assign(window, { peer: { configure, navigate, calls } });

export {};
