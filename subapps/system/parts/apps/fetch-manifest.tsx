import { type ReactElement, useState } from 'react';
import { registerAddress } from '#bridge/calls/registry/calls.ts';
import { useBridge, useSave } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { Refusal } from './refusal.tsx';
import css from './review.module.css';

/** Registers an app that its vendor serves, by the address of its manifest, and tells its code. */
export function AddressForm({ onFetched }: { onFetched: (code: string) => void }): ReactElement {
  const t = useWords();
  const [address, setAddress] = useState('');
  const { state, error, fetch } = useFetch(onFetched);
  return (
    <form
      className={css.review}
      onSubmit={(event) => {
        event.preventDefault();
        void fetch(address.trim());
      }}
    >
      {error && <Refusal error={error} />}
      <Field label={t('apps.address')} help={t('apps.addressHelp')}>
        <TextInput value={address} placeholder={t('apps.addressHint')} onChange={setAddress} />
      </Field>
      <div className={css.start}>
        <Button type="submit" busy={state === 'saving'} disabled={address.trim() === ''}>
          {t('apps.fetch')}
        </Button>
      </div>
    </form>
  );
}

/** Looks whether the manifest of an app is another one now. */
export function FetchAgain(props: {
  code: string;
  address: string;
  onFetched: () => void;
}): ReactElement {
  const { code, address, onFetched } = props;
  const t = useWords();
  const bridge = useBridge();
  const { state, fetch } = useFetch(onFetched, (text) =>
    bridge.dialogs.message({ text: text.slice(0, 200), tone: 'error' }),
  );
  return (
    <Button icon="refresh" busy={state === 'saving'} onClick={() => void fetch(address, code)}>
      {t('apps.fetchNext')}
    </Button>
  );
}

function useFetch(onFetched: (code: string) => void, onFailed?: (words: string) => unknown) {
  const t = useWords();
  const bridge = useBridge();
  const saving = useSave(registerAddress);
  async function fetch(address: string, code?: string): Promise<void> {
    const request = code === undefined ? { address } : { address, code };
    const outcome = await saving.save(request);
    if (!outcome.ok) {
      onFailed?.(outcome.error.words);
      return;
    }
    void bridge.dialogs.message({ text: t('apps.fetched'), tone: 'success' }).catch(() => {});
    onFetched(outcome.result.code);
  }
  const error = saving.state === 'failed' ? saving.error : undefined;
  return { state: saving.state, error, fetch };
}
