import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { mailSecurity, saveMailConnection } from '#bridge/calls/uac/delivery.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from './delivery.module.css';
import { DeliveryTest } from './delivery-test.tsx';
import { SecretField } from './secret-field.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';

type Settings = RequestOf<typeof saveMailConnection>['settings'];

const usual: Settings = {
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  from: '',
  fromName: '',
};

/** The mail server of the company. */
export function MailForm(props: {
  kept: Settings | null;
  hasSecret: boolean;
  onSaved: () => void;
}): ReactElement {
  const t = useDeliveryWords();
  const { locale } = useAppContext();
  const saving = useSave(saveMailConnection);
  const [settings, setSettings] = useState(props.kept ?? usual);
  const [secret, setSecret] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);
  const change = (part: Partial<Settings>): void => setSettings({ ...settings, ...part });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const saved = await saving.save({ settings, ...(secret !== '' && { secret }) });
    if (!saved.ok) return;
    setSecret('');
    props.onSaved();
  }

  return (
    <>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {error && <Banner tone="bad" title={error.words} />}
        {saving.state === 'saved' && <Banner tone="good" title={t('saved')} />}
        <MailFields settings={settings} errors={errors} change={change}>
          <SecretField
            label={t('mailSecret')}
            isKept={props.hasSecret}
            value={secret}
            onChange={setSecret}
          />
        </MailFields>
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
            {t('save')}
          </Button>
        </div>
      </form>
      {props.kept && <DeliveryTest channel="mail" />}
    </>
  );
}

/** Server, name and sender; the secret is given from outside. */
function MailFields(props: {
  settings: Settings;
  errors: Readonly<Record<string, string>>;
  change: (part: Partial<Settings>) => void;
  children: ReactNode;
}): ReactElement {
  const { settings, errors, change } = props;
  const t = useDeliveryWords();
  const line = (name: 'host' | 'user' | 'from' | 'fromName', required: boolean) => (
    <Field label={t(name)} required={required} error={errors[`settings.${name}`]}>
      <TextInput
        name={name}
        value={settings[name]}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(value) => change({ [name]: value })}
      />
    </Field>
  );
  return (
    <>
      <div className={css.pair}>
        {line('host', true)}
        <Field label={t('port')} required error={errors['settings.port']}>
          <TextInput
            name="port"
            inputMode="numeric"
            value={String(settings.port || '')}
            onChange={(value) => change({ port: Number(value.replace(/\D/g, '').slice(0, 5)) })}
          />
        </Field>
      </div>
      <Field label={t('security')}>
        <Select
          value={settings.security}
          options={mailSecurity.map((value) => ({ value, label: t(`securities.${value}`) }))}
          onChange={(security) => change({ security })}
        />
      </Field>
      <div className={css.pair}>
        {line('user', false)}
        {props.children}
      </div>
      <div className={css.pair}>
        {line('from', true)}
        {line('fromName', true)}
      </div>
    </>
  );
}
