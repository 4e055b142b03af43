/** SCION's frame: the same content, with the platform's own client. */
import { MessageClient, MicrofrontendPlatformClient } from '@scion/microfrontend-platform';
import { Beans } from '@scion/toolkit/bean-manager';
import { firstValueFrom } from 'rxjs';
import { drawContent, timeInBlocks } from './content.ts';

const [name = ''] = location.hostname.split('.');
const connected = MicrofrontendPlatformClient.connect(name);
drawContent();
void connected.then(start);

async function start(): Promise<void> {
  const messages = Beans.get(MessageClient);
  messages.onMessage<number>(`calls/${name}`, ({ body }) => timeInBlocks(body ?? 0, roundTrip));
  await messages.publish('ready', name);

  /** By topic, which is its quickest way; by intent it would look for who may take it. */
  async function roundTrip(): Promise<void> {
    await firstValueFrom(messages.request$('permissions/has', { functionIds: ['probe.read'] }));
  }
}
