import type { Locale } from '#bridge/calls/kit/words.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { InnerCalls } from '#gateway/kernel/session-context.ts';
import type { Desk } from './tool.ts';

/** The product's calls, served for the person on the day it is; none begins once `signal` has stopped them. */
export function openDesk(
  inner: InnerCalls,
  { locale, now }: { readonly locale: Locale; now(): Date },
  signal?: AbortSignal,
): Desk {
  return {
    locale,
    today: dayOf(now()),
    async serve(call, request) {
      signal?.throwIfAborted();
      return inner.serve(call, request, locale);
    },
    async attempt(call, request) {
      signal?.throwIfAborted();
      return inner.attempt(call, request, locale);
    },
  };
}
