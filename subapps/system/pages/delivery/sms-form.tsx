import { type FormEvent, type ReactElement, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { saveSmsConnection } from '#bridge/calls/uac/delivery.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from './delivery.module.css';
import { DeliveryTest } from './delivery-test.tsx';
import { SecretField } from './secret-field.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';

type Settings = RequestOf<typeof saveSmsConnection>['settings'];

const usual: Settings = {
  address: 'https://',
  body: '{"to": "{{to}}", "text": "{{text}}", "code": "{{code}}"}',
  okPath: '',
  okValue: '',
};

/** The SMS service of the company. */
export function SmsForm(props: {
  kept: Settings | null;
  hasSecret: boolean;
  onSaved: () => void;
}): ReactElement {
  const t = useDeliveryWords();
  const { locale } = useAppContext();
  const saving = useSave(saveSmsConnection);
  const [settings, setSettings] = useState(props.kept ?? usual);
  const [secret, setSecret] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const saved = await saving.save({ settings, ...(secret !== '' && { secret }) });
    if (!saved.ok) return;
    setSecret('');
    props.onSaved();
  }

  const line = (name: keyof Settings, help?: string) => (
    <Field label={t(name)} help={help} error={errors[`settings.${name}`]}>
      <TextInput
        name={name}
        value={settings[name]}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(value) => setSettings({ ...settings, [name]: value })}
      />
    </Field>
  );
  return (
    <>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {error && <Banner tone="bad" title={error.words} />}
        {saving.state === 'saved' && <Banner tone="good" title={t('saved')} />}
        {line('address')}
        {line('body', t('bodyHelp', { open: '{{', close: '}}' }))}
        <SecretField
          label={t('smsSecret')}
          isKept={props.hasSecret}
          value={secret}
          onChange={setSecret}
        />
        <div className={css.pair}>
          {line('okPath', t('okPathHelp'))}
          {line('okValue')}
        </div>
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
            {t('save')}
          </Button>
        </div>
      </form>
      {props.kept && <DeliveryTest channel="sms" />}
    </>
  );
}
