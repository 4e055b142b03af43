/** A small app of the framework-free kind, with handles for the test. */
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { createGateway, type Gateway } from '#bridge/guest/gateway.ts';

declare global {
  interface Window {
    bridge: Bridge;
    gateway: Gateway;
    events: string[];
    /** What the app keeps over an eviction. */
    draft: string;
    /** Which document this is; another one after every load. */
    documentId: string;
  }
}

window.events = [];
window.documentId = crypto.randomUUID();
const bridge = await connect({
  show: ({ route }) => window.events.push(`show ${route}`),
  hide: () => window.events.push('hide'),
  routeChanged: ({ route }) => window.events.push(`route ${route}`),
  tabClosed: () => window.events.push('closed'),
});
window.bridge = bridge;
window.gateway = createGateway(bridge);
const restored = bridge.launch.snapshot;
window.draft =
  typeof restored === 'object' && restored !== null && 'draft' in restored
    ? String(restored.draft)
    : '';
bridge.onSuspend(() => ({ draft: window.draft }));
mirrorAppearance(bridge);
bridge.route.subscribe(({ route }) => {
  document.title = route;
});
const input = document.createElement('input');
document.body.append(input);
await bridge.ready();
