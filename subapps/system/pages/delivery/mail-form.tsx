import type { ReactElement, ReactNode } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { mailSecurity, saveMailConnection } from '#bridge/calls/uac/delivery.ts';
import { useSave } from '#bridge/react/index.ts';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { ConnectionForm } from './connection-form.tsx';
import css from './delivery.module.css';
import { DeliveryTest } from './delivery-test.tsx';
import { SecretField } from './secret-field.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

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
  const form = useDeliveryForm(useSave(saveMailConnection), props.kept ?? usual, props.onSaved);
  return (
    <>
      <ConnectionForm form={form}>
        <MailFields settings={form.settings} errors={form.errors} change={form.change}>
          <SecretField
            label={t('mailSecret')}
            isKept={props.hasSecret}
            error={form.errors.secret}
            value={form.secret}
            onChange={form.setSecret}
          />
        </MailFields>
      </ConnectionForm>
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
