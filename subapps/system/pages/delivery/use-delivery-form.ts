import { type FormEvent, useState } from 'react';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { wordsOfFields } from '../../stores/field-errors.ts';

/** How a connection is saved: `useSave` of its call. */
type Saving<Settings> = {
  readonly save: (request: {
    settings: Settings;
    secret?: string;
  }) => Promise<{ readonly ok: boolean }>;
} & (
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly error: GatewayError }
);

/** What the form of a connection shows and does. */
export interface DeliveryForm<Settings> {
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly secret: string;
  readonly setSecret: (secret: string) => void;
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  readonly error: GatewayError | undefined;
  /** Words by the path of the field, such as `settings.host`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly submit: (event: FormEvent) => void;
}

/** The settings of a connection and its secret, which is sent only when one was typed. */
export function useDeliveryForm<Settings>(
  saving: Saving<Settings>,
  start: Settings,
  onSaved: () => void,
): DeliveryForm<Settings> {
  const { locale } = useAppContext();
  const [settings, setSettings] = useState(start);
  const [secret, setSecret] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const saved = await saving.save({ settings, ...(secret !== '' && { secret }) });
    if (!saved.ok) return;
    setSecret('');
    onSaved();
  }

  return {
    settings,
    change: (part) => setSettings({ ...settings, ...part }),
    secret,
    setSecret,
    state: saving.state,
    error,
    errors: wordsOfFields(error?.fields ?? [], locale),
    submit: (event) => void submit(event),
  };
}
