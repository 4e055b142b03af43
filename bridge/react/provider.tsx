import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Bridge, Readable } from '#bridge/guest/connect.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import type { Context } from '#bridge/methods/context.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { createPermissions, type Permissions } from './permissions.ts';

/** What every hook of an app works on. */
export interface AppServices {
  readonly bridge: Bridge;
  readonly gateway: Gateway;
  readonly pages: PageStore;
  readonly permissions: Permissions;
}

const Services = createContext<AppServices | null>(null);

/** Makes what the hooks need of one connection; once for each document. */
export function createServices(bridge: Bridge, gateway: Gateway): AppServices {
  return {
    bridge,
    gateway,
    pages: createPageStore(bridge),
    permissions: createPermissions(bridge),
  };
}

/** Gives the app below the connection; `startApp` does it for an app that starts the usual way. */
export function BridgeProvider(props: { services: AppServices; children: ReactNode }): ReactNode {
  return <Services value={props.services}>{props.children}</Services>;
}

/** Everything of the connection; throws outside of a BridgeProvider. */
export function useServices(): AppServices {
  const services = use(Services);
  if (!services) throw new Error('This hook works below BridgeProvider only.');
  return services;
}

/** The connection to the shell, such as `useBridge().tabs.open({ route: '/employee/7' })`. */
export function useBridge(): Bridge {
  return useServices().bridge;
}

/** The gateway client, for calls outside of `useCall` and `useSave`, such as downloads. */
export function useGateway(): Gateway {
  return useServices().gateway;
}

/** Person, company, language, theme and rights; renders again when one of them changes. */
export function useAppContext(): Context {
  return useReadable(useBridge().context);
}

/** Reads a store and renders again when it changes. */
export function useReadable<Value>(store: Readable<Value>): Value {
  return useSyncExternalStore(store.listen, store.get);
}
