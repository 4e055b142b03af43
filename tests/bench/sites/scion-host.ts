/** SCION's host page: the platform set up as its guide does, one outlet for each application, shown by intent. */
import {
  MessageClient,
  MicrofrontendPlatformHost,
  OutletRouter,
} from '@scion/microfrontend-platform';
import { Beans } from '@scion/toolkit/bean-manager';
import { firstValueFrom } from 'rxjs';

const waiting = new Map<string, () => void>();

/** Starts the platform with the applications and their addresses; it reads their manifests meanwhile. */
async function start(pages: Readonly<Record<string, string>>): Promise<void> {
  await MicrofrontendPlatformHost.start({
    host: {
      manifest: {
        name: 'Host',
        intentions: [{ type: 'microfrontend', qualifier: { page: '*' } }],
      },
    },
    applications: Object.entries(pages).map(([symbolicName, address]) => ({
      symbolicName,
      manifestUrl: new URL('/manifest.json', address).href,
    })),
  });
  const messages = Beans.get(MessageClient);
  messages.onMessage<string>('ready', ({ body }) => waiting.get(body ?? '')?.());
  messages.onMessage('permissions/has', ({ body }) => body);
}

/** Milliseconds from adding an outlet and sending it to a page until that page is connected and says so. */
async function mount(name: string): Promise<number> {
  const ready = new Promise<void>((resolve) => waiting.set(name, resolve));
  const start = performance.now();
  const outlet = document.createElement('sci-router-outlet');
  outlet.setAttribute('name', name);
  document.body.append(outlet);
  void Beans.get(OutletRouter).navigate({ page: name }, { outlet: name });
  await ready;
  return performance.now() - start;
}

/** Round trips in milliseconds, measured in the frame. */
async function calls(name: string, count: number): Promise<number[]> {
  const answer = Beans.get(MessageClient).request$<number[]>(`calls/${name}`, count);
  return (await firstValueFrom(answer)).body ?? [];
}

Object.assign(window, { scion: { start, mount, calls } });
