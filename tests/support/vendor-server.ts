import { createServer, type ServerResponse } from 'node:http';
import type { ManifestSource } from '#bridge/methods/manifest.ts';
import { freePort } from './free-port.ts';
import { vendorManifest } from './vendor-app.ts';

/** A vendor's own server: its manifest, and a page that connects and says ready. */
export interface VendorServer {
  /** Where it stands, such as `http://parts.localhost:41234`. */
  readonly origin: string;
  readonly manifestAddress: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): void;
}

/** What a vendor's server does with a path in the place of its page. */
type Answer = (path: string, response: ServerResponse) => boolean;

/** Serves an app under a code; `bridge` is where its page loads the script of the bridge from. */
export async function openVendorServer(
  code: string,
  {
    bridge = '',
    changed = {},
    answer = () => false,
  }: { bridge?: string; changed?: Partial<ManifestSource>; answer?: Answer } = {},
): Promise<VendorServer> {
  const asked: string[] = [];
  const port = await freePort();
  const origin = `http://${code}.localhost:${port}`;
  const manifest = vendorManifest({ code, origin, entry: '/start', ...changed });
  const page = `<!doctype html><meta charset="utf-8"><title>${code}</title><h1>${code}</h1>
<script src="${bridge}/bridge/v1/bridge.js"></script>
<script>Atrium.connect().then((bridge) => (window.bridge = bridge).ready());</script>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (answer(path, response)) return;
    const isManifest = path === '/manifest.json';
    response.setHeader('content-type', isManifest ? 'application/json' : 'text/html');
    response.end(isManifest ? JSON.stringify(manifest) : page);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin,
    manifestAddress: `${origin}/manifest.json`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
