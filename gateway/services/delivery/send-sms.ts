import type * as z from 'zod/mini';
import type { smsSettings } from '#bridge/calls/uac/delivery.ts';
import { outsideClient, type Reach } from './outside-fetch.ts';

/** How a company reaches its SMS service. */
export type SmsSettings = z.output<typeof smsSettings>;

/** Milliseconds for all of it. */
const PATIENCE = 10_000;

/** What an SMS is made of. */
export interface Sms {
  readonly to: string;
  readonly text: string;
  /** The code in it, for services whose texts are fixed. */
  readonly code: string;
}

/**
 * Hands an SMS to the service, once: whether one that did not answer in time has sent it is not known, and a person must
 * not get two codes.
 * @throws with the reason in its name or message.
 */
export async function sendSms(
  settings: SmsSettings,
  secret: string | null,
  sms: Sms,
  reach: Reach,
): Promise<void> {
  const client = outsideClient(reach);
  const answer: unknown = await client(settings.address, {
    method: 'POST',
    body: fill(settings.body, sms),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      accept: 'application/json',
      ...(secret !== null && { authorization: secret }),
    },
    timeout: PATIENCE,
    retry: 0,
    redirect: 'manual',
    onResponse({ response }) {
      if (response.status >= 300) throw new Error(`status ${response.status}`);
    },
  });
  if (settings.okPath === '') return;
  const said = at(answer, settings.okPath);
  if (said !== settings.okValue) throw new Error(`answered ${said.slice(0, 60)}`);
}

/** Each value is inside quotes of the template, so it is written as JSON without its own. */
function fill(template: string, sms: Sms): string {
  return template.replace(/\{\{(to|text|code)\}\}/g, (_, name: keyof Sms) =>
    JSON.stringify(sms[name]).slice(1, -1),
  );
}

function at(answer: unknown, path: string): string {
  const found = path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, name)
          ? (node as Readonly<Record<string, unknown>>)[name]
          : undefined,
      answer,
    );
  return String(found);
}
