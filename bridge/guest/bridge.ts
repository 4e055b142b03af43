/** What an app holds once it is connected; everything here follows from the method contracts. */
import type { Context, Launch } from '#bridge/methods/context.ts';
import type {
  AnyMethod,
  MethodAnswer,
  MethodRequest,
  MethodResult,
} from '#bridge/methods/define.ts';
import type { AppMethods, ShellMethods } from '#bridge/methods/index.ts';
import type { Readable } from './store.ts';

type Verb<M extends AnyMethod> = (
  ...request: Record<never, never> extends MethodRequest<M>
    ? [MethodRequest<M>?]
    : [MethodRequest<M>]
) => Promise<MethodResult<M>>;

type Namespaces = {
  readonly [Name in Exclude<keyof ShellMethods, 'context'>]: {
    readonly [VerbName in keyof ShellMethods[Name]]: ShellMethods[Name][VerbName] extends AnyMethod
      ? Verb<ShellMethods[Name][VerbName]>
      : never;
  };
};

/** The full name of a method, such as `tabs.open`. */
export type MethodName = {
  [Name in keyof ShellMethods]: `${Name}.${Extract<keyof ShellMethods[Name], string>}`;
}[keyof ShellMethods];

/** What the shell tells an app, by the name it is listened to. */
export type BridgeEvents = {
  readonly [Name in Exclude<
    keyof AppMethods,
    'suspend' | 'beforeClose' | 'search' | 'dialogButton' | 'pageContent' | 'ping'
  >]: MethodRequest<AppMethods[Name]>;
};

/** One of the shell's events. */
export type BridgeEvent = keyof BridgeEvents;

/** What an app answers to a keyword of the search over the whole portal. */
export type SearchAnswer = (keyword: string) => SearchItems | Promise<SearchItems>;

type SearchItems = MethodAnswer<AppMethods['search']>['items'];

/** What the person pressed around a page in a dialog. */
export type DialogPress = MethodRequest<AppMethods['dialogButton']>;

/** What a page in a dialog does about it; nothing to say means that it is done. */
export type DialogAnswer = (press: DialogPress) => DialogDone | Promise<DialogDone>;

// biome-ignore lint/suspicious/noConfusingVoidType: a page that answers nothing agrees
type DialogDone = MethodAnswer<AppMethods['dialogButton']> | void;

/** Where the app stands: the tab the shell shows it for, and the place inside the app. */
export interface Place {
  readonly tabId: string;
  readonly route: string;
}

/** What can be handed over before the connection is open, so that nothing is missed. */
export type Handlers = {
  readonly [Name in BridgeEvent]?: (event: BridgeEvents[Name]) => void;
} & {
  /** Returns what the app needs to come back as it was: plain data, at most 64 KiB. */
  readonly suspend?: () => unknown;
  /** False keeps the tab open until the person has been asked. */
  readonly beforeClose?: (tabId: string) => boolean | Promise<boolean>;
};

/** The connection to the shell. A verb answers its value or throws a BridgeError with a code. */
export interface Bridge extends Namespaces {
  /** Person, company, language, theme and rights mark; changes by itself. */
  readonly context: Readable<Context>;
  /** The tab that is shown and its place. */
  readonly route: Readable<Place>;
  /** Why the app was started, and the snapshot it gave when it was taken out. */
  readonly launch: Launch;
  /** Whether this mount may call the method. */
  isSupported(method: MethodName): boolean;
  /** Listens to the shell; returns how to stop. */
  on<Name extends BridgeEvent>(
    name: Name,
    handler: (event: BridgeEvents[Name]) => void,
  ): () => void;
  /** Sets what answers the snapshot; the last one set counts. */
  onSuspend(provider: () => unknown): () => void;
  /** Adds a guard that is asked before a tab closes. */
  onBeforeClose(guard: (tabId: string) => boolean | Promise<boolean>): () => void;
  /** Answers the search over the whole portal from now on; the last one set counts. */
  onSearch(answer: SearchAnswer): () => void;
  /** Answers what is pressed around this page, in a dialog; the last one set counts. */
  onDialogButton(answer: DialogAnswer): () => void;
  /** Says that the first page is drawn. */
  ready(): Promise<void>;
  /** Ends the connection. */
  destroy(): void;
}
