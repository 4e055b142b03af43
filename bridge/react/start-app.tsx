import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { connect } from '#bridge/guest/connect.ts';
import { createGateway } from '#bridge/guest/gateway.ts';
import { BridgeProvider, createServices, useBridge } from './provider.tsx';

/** What an app may want to know before its first page is drawn. */
export interface StartOptions {
  /** Start of the gateway's address, for an app that is not hosted by the portal. */
  readonly gatewayBase?: string;
  /** Called once connected, before anything is drawn, such as to load the texts of the language. */
  readonly beforeDraw?: (bridge: ReturnType<typeof useBridge>) => void | Promise<void>;
}

/** Connects the app, mirrors the shell's look, draws into `#root` and tells the shell that it is there. */
export async function startApp(render: () => ReactNode, options: StartOptions = {}): Promise<void> {
  const bridge = await connect();
  mirrorAppearance(bridge);
  await options.beforeDraw?.(bridge);
  const services = createServices(bridge, createGateway(bridge, options.gatewayBase));
  createRoot(rootElement()).render(
    <BridgeProvider services={services}>
      {render()}
      <Drawn />
    </BridgeProvider>,
  );
}

/** Stands last in the tree: its effect runs once everything before it is in the document. */
function Drawn(): null {
  const bridge = useBridge();
  useEffect(() => {
    void bridge.ready().catch(() => {});
  }, [bridge]);
  return null;
}

function rootElement(): HTMLElement {
  const existing = document.getElementById('root');
  if (existing) return existing;
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  return root;
}
