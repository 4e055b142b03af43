import { useEffect, useState } from 'react';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useSecondsUntil } from '../../entry/use-seconds-until.ts';
import { GatewayError } from '../../gateway.ts';
import { markRead, type Notice, readMessage } from '../../stores/work/messages.ts';
import { t } from './texts/message-texts.ts';

/** A message as far as it is there. */
export interface OpenNotice {
  readonly notice: Notice | undefined;
  /** `missing`: there is none for this person. */
  readonly failed: 'no' | 'missing' | 'failed';
  readonly retry: () => void;
}

/** Opens a message in the language now in use, which begins the countdown of a must-read. */
export function useNotice(id: string): OpenNotice {
  const [state, setState] = useState<Notice | 'missing' | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt and another language ask again
  useEffect(() => {
    let wanted = true;
    readMessage(id).then(
      (notice) => wanted && setState(notice),
      (cause: unknown) => wanted && setState(isMissing(cause) ? 'missing' : 'failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt, language]);
  return {
    notice: typeof state === 'object' ? state : undefined,
    failed: typeof state === 'string' ? state : 'no',
    retry: () => setAttempt((count) => count + 1),
  };
}

function isMissing(cause: unknown): boolean {
  return (
    cause instanceof GatewayError &&
    (cause.codeName === 'notFound' || cause.codeName === 'badInput')
  );
}

/** The seconds left, and what confirms; when the gateway says that it is too soon, its seconds count. */
export function useCountdown(notice: Notice | undefined): {
  seconds: number;
  confirm: () => Promise<void>;
} {
  const [until, setUntil] = useState<number>();
  useEffect(() => {
    if (notice) setUntil(Date.now() + notice.waitSeconds * 1_000);
  }, [notice]);
  const seconds = useSecondsUntil(until);
  async function confirm(): Promise<void> {
    if (!notice) return;
    try {
      const left = await markRead(notice.id);
      if (left > 0) setUntil(Date.now() + left * 1_000);
    } catch {
      showToast(t('failed'), 'bad');
    }
  }
  // Between the answer and the first count nothing may be confirmed.
  return { seconds: until === undefined ? (notice?.waitSeconds ?? 0) : seconds, confirm };
}
