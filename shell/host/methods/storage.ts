import {
  keepStored,
  listStored,
  longestStored,
  readStored,
} from '#bridge/calls/home/app-storage.ts';
import { type Handlers, type Refusal, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import type { AppCaller } from './caller.ts';

/** The app is the one whose frame asks, never one that it names. */
export const storageHandlers: Handlers<AppCaller>['storage'] = {
  get: ({ key }, { app }) =>
    orBusy(async () => {
      const { value } = await callGateway(readStored, { app, key });
      return { value: value === null ? null : JSON.parse(value) };
    }),
  set({ key, value }, { app }) {
    const json = JSON.stringify(value);
    if (json.length > longestStored) return refuse('tooLarge');
    return orBusy(() => callGateway(keepStored, { app, key, value: json }));
  },
  remove: ({ key }, { app }) => orBusy(() => callGateway(keepStored, { app, key, value: null })),
  keys: (_, { app }) => orBusy(async () => (await callGateway(listStored, { app })).keys),
};

/** What the gateway cannot do now can be tried again; an app learns no more of why. */
async function orBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    return refuse(cause.codeName === 'tooLarge' ? 'tooLarge' : 'busy');
  }
}
