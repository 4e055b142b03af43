import type { Context, Launch } from '#bridge/methods/context.ts';
import type { MethodAnswer } from '#bridge/methods/define.ts';
import type { AppMethods } from '#bridge/methods/index.ts';
import type {
  BridgeEvent,
  BridgeEvents,
  DialogAnswer,
  DialogPress,
  Handlers,
  Place,
  SearchAnswer,
} from './bridge.ts';
import { createStore, type Readable, type Store } from './store.ts';

type Guard = NonNullable<Handlers['beforeClose']>;
type Listener<Name extends BridgeEvent> = (event: BridgeEvents[Name]) => void;
type Listeners = { readonly [Name in BridgeEvent]: Set<Listener<Name>> };

/** What the shell may call, what the app listens with, and the two values they keep current. */
export interface Events {
  readonly answering: Readonly<Record<string, (request: never) => unknown>>;
  on<Name extends BridgeEvent>(name: Name, listener: Listener<Name>): () => void;
  onSuspend(provider: () => unknown): () => void;
  onBeforeClose(guard: Guard): () => void;
  onSearch(answer: SearchAnswer): () => void;
  onDialogButton(answer: DialogAnswer): () => void;
  /** Sees a call leave: a move of the app itself is where it stands from now on. */
  note(name: string, request: unknown): void;
  begin(first: { context: Context; launch: Launch }): {
    context: Readable<Context>;
    route: Readable<Place>;
    launch: Launch;
  };
}

/** What the app hears and nothing here keeps. */
const toldOnly = [
  'tabClosed',
  'discarded',
  'jobAsked',
  'unreadChanged',
  'tasksChanged',
  'requestChanged',
  'transferProgress',
] as const;

/** Makes the answering half of a connection. */
export function createEvents(handlers: Handlers): Events {
  const context = createStore<Context | undefined>(undefined);
  const route = createStore<Place>({ tabId: '', route: '/' });
  const listeners = listenersOf(handlers);
  const guards = setOf(handlers.beforeClose);
  const snapshot = lastSet(handlers.suspend);
  const find = lastSet<SearchAnswer>();
  const pressed = lastSet<DialogAnswer>();

  function tell<Name extends BridgeEvent>(name: Name, event: BridgeEvents[Name]): null {
    for (const listener of [...listeners[name]]) listener(event);
    return null;
  }

  function move(name: 'show' | 'routeChanged', place: Place): null {
    stand(route, place);
    return tell(name, place);
  }

  const answering = {
    'app.show': (place: Place) => move('show', place),
    'app.hide': () => tell('hide', {}),
    'app.routeChanged': (place: Place) => move('routeChanged', place),
    'app.contextChanged': (event: BridgeEvents['contextChanged']) => {
      context.set(event.context);
      return tell('contextChanged', event);
    },
    ...Object.fromEntries(
      toldOnly.map((name) => [`app.${name}`, (event: never) => tell(name, event)]),
    ),
    'app.suspend': () => ({ snapshot: snapshot.get()?.() }),
    'app.beforeClose': async ({ tabId }: { tabId: string }) => {
      const answers = await Promise.all([...guards].map((guard) => guard(tabId)));
      return { allow: !answers.includes(false) };
    },
    'app.search': async ({ keyword }: { keyword: string }) => ({
      items: (await find.get()?.(keyword)) ?? [],
    }),
    'app.dialogButton': async (press: DialogPress) => (await pressed.get()?.(press)) ?? {},
    'app.pageContent': readPageContent,
    'app.ping': () => null,
  };

  return {
    answering,
    on: (name, listener) => join(listeners[name], listener),
    onBeforeClose: (guard) => join(guards, guard),
    onSuspend: snapshot.set,
    onSearch: find.set,
    onDialogButton: pressed.set,
    note: (name, request) => moveAlong(route, name, request),
    begin({ context: now, launch }) {
      const known = createStore(now);
      context.listen((next) => next && known.set(next));
      stand(route, { tabId: launch.tabId, route: launch.route });
      return { context: known, route, launch };
    },
  };
}

/** Loaded when it is asked for: few pages ever are. */
async function readPageContent(): Promise<MethodAnswer<AppMethods['pageContent']>> {
  const { readBlocks } = await import('./page-content.ts');
  return { blocks: readBlocks(document.body) };
}

function listenersOf(handlers: Handlers): Listeners {
  const names = ['show', 'hide', 'routeChanged', 'contextChanged', ...toldOnly] as const;
  return Object.fromEntries(names.map((name) => [name, setOf(handlers[name])])) as Listeners;
}

/** A place for one answering function: the last one set counts, and taking back an earlier one changes nothing. */
function lastSet<One>(first?: One): { get(): One | undefined; set(next: One): () => void } {
  let current = first;
  return {
    get: () => current,
    set(next) {
      current = next;
      return () => {
        if (current === next) current = undefined;
      };
    },
  };
}

/** The app itself moves the page that is shown. */
function moveAlong(route: Store<Place>, name: string, request: unknown): void {
  if (name !== 'navigation.push' && name !== 'navigation.replace') return;
  const { tabId } = route.get();
  const place = { tabId, ...(request as Partial<Place> & { route: string }) };
  if (place.tabId === tabId) stand(route, place);
}

/** Takes a place unless it is the known one. */
function stand(store: Store<Place>, place: Place): void {
  const { tabId, route } = store.get();
  if (place.tabId !== tabId || place.route !== route) store.set(place);
}

function join<Member>(set: Set<Member>, member: Member): () => void {
  set.add(member);
  return () => void set.delete(member);
}

function setOf<Member>(member: Member | undefined): Set<Member> {
  return new Set(member ? [member] : []);
}
