import type { ReactElement } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { saveSmsConnection } from '#bridge/calls/uac/delivery.ts';
import { useSave } from '#bridge/react/index.ts';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { ConnectionForm } from './connection-form.tsx';
import css from './delivery.module.css';
import { DeliveryTest } from './delivery-test.tsx';
import { SecretField } from './secret-field.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

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
  const form = useDeliveryForm(useSave(saveSmsConnection), props.kept ?? usual, props.onSaved);
  const line = (name: keyof Settings, help?: string) => (
    <Field label={t(name)} help={help} error={form.errors[`settings.${name}`]}>
      <TextInput
        name={name}
        value={form.settings[name]}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(value) => form.change({ [name]: value })}
      />
    </Field>
  );
  return (
    <>
      <ConnectionForm form={form}>
        {line('address')}
        {line('body', t('bodyHelp', { open: '{{', close: '}}' }))}
        <SecretField
          label={t('smsSecret')}
          isKept={props.hasSecret}
          error={form.errors.secret}
          value={form.secret}
          onChange={form.setSecret}
        />
        <div className={css.pair}>
          {line('okPath', t('okPathHelp'))}
          {line('okValue')}
        </div>
      </ConnectionForm>
      {props.kept && <DeliveryTest channel="sms" />}
    </>
  );
}
