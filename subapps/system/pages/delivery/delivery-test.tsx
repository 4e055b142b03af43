import { type FormEvent, type ReactElement, useState } from 'react';
import { testDelivery } from '#bridge/calls/uac/delivery.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from './delivery.module.css';
import { useDeliveryWords } from './texts/delivery-texts.ts';

/** Sends a message by the saved settings, and says how that went. */
export function DeliveryTest({ channel }: { channel: 'mail' | 'sms' }): ReactElement {
  const t = useDeliveryWords();
  const { locale } = useAppContext();
  const testing = useSave(testDelivery);
  const [to, setTo] = useState('');
  const error = testing.state === 'failed' ? testing.error : undefined;
  const atField = wordsOfFields(error?.fields ?? [], locale).to;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void testing.save({ channel, to });
  }

  return (
    <form className={css.test} onSubmit={submit} noValidate>
      <Field label={t(`testTo.${channel}`)} error={atField}>
        <TextInput name="to" value={to} spellCheck={false} onChange={setTo} />
      </Field>
      <Button type="submit" busy={testing.state === 'saving'}>
        {t('test')}
      </Button>
      <div className={css.said} role="status">
        {error && !atField && <Banner tone="bad" title={error.words} />}
        {testing.state === 'saved' && testing.result.ok && (
          <Banner tone="good" title={t('testOk')} />
        )}
        {testing.state === 'saved' && !testing.result.ok && (
          <Banner tone="bad" title={t('testFailed', { error: testing.result.error ?? '' })} />
        )}
      </div>
    </form>
  );
}
