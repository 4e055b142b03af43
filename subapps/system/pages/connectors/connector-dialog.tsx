import { type FormEvent, type ReactElement, useState } from 'react';
import {
  type ConnectorKind,
  connectorKinds,
  saveConnector,
  usualAddresses,
} from '#bridge/calls/uac/connectors.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from '../accounts/account.module.css';
import { BindForm } from './bind-form.tsx';
import { ConnectorActions } from './connector-actions.tsx';
import type { ConnectorRow } from './connectors.tsx';
import { useConnectorWords } from './texts/connector-texts.ts';

type Line = 'name' | 'space' | 'clientId' | 'authAddress' | 'apiAddress' | 'publicKey';

/** Which fields a kind has a use for. */
const linesOf: Readonly<Record<ConnectorKind, readonly Line[]>> = {
  oidc: ['name', 'space', 'clientId'],
  wecom: ['name', 'space', 'clientId', 'authAddress', 'apiAddress'],
  dingtalk: ['name', 'space', 'clientId', 'authAddress', 'apiAddress'],
  feishu: ['name', 'space', 'clientId', 'authAddress', 'apiAddress'],
  issuer: ['name', 'space', 'publicKey'],
};

/** Sets one system up, tries it, and says who is who there. */
export function ConnectorDialog(props: {
  row: ConnectorRow | undefined;
  onChanged: () => void;
}): ReactElement {
  const { row, onChanged } = props;
  const t = useConnectorWords();
  return (
    <div className={css.form}>
      <ConnectorForm row={row} onSaved={onChanged} />
      {row && (
        <>
          <p className={css.hint}>{t('callback')}</p>
          {row.callbacks.map((address) => (
            <p className={css.link} key={address}>
              {address}
            </p>
          ))}
          <ConnectorActions id={row.id} onRemoved={onChanged} />
          <BindForm row={row} onBound={onChanged} />
        </>
      )}
    </div>
  );
}

function ConnectorForm(props: {
  row: ConnectorRow | undefined;
  onSaved: () => void;
}): ReactElement {
  const { row, onSaved } = props;
  const t = useConnectorWords();
  const { locale } = useAppContext();
  const saving = useSave(saveConnector);
  const [kind, setKind] = useState<ConnectorKind>(row?.kind ?? 'wecom');
  const [typed, setTyped] = useState((): Record<Line, string> => startOf(row, 'wecom'));
  const [secrets, setSecrets] = useState({ secret: '', signKey: '' });
  const [enabled, setEnabled] = useState(row?.enabled ?? true);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { secret, signKey } = secrets;
    const { ok } = await saving.save({
      ...(row && { id: row.id }),
      kind,
      enabled,
      settings: typed,
      ...(secret && { secret }),
      ...(signKey && { signKey }),
    });
    if (ok) onSaved();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {!row && (
        <Field label={t('kind')}>
          <Select
            value={kind}
            options={connectorKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(next) => {
              setKind(next);
              setTyped(startOf(undefined, next));
            }}
          />
        </Field>
      )}
      <Lines kind={kind} typed={typed} errors={errors} onChange={setTyped} />
      <Secrets row={row} value={secrets} onChange={setSecrets} />
      <Checkbox checked={enabled} onChange={setEnabled}>
        {t('enabled')}
      </Checkbox>
      {error && <Banner tone="bad" title={error.words} />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function startOf(row: ConnectorRow | undefined, kind: ConnectorKind): Record<Line, string> {
  const { name = '', space = '', clientId = '', publicKey = '' } = row ?? {};
  const { authAddress, apiAddress } = row ?? usualAddresses[kind];
  return { name, space, clientId, authAddress, apiAddress, publicKey };
}

function Lines(props: {
  kind: ConnectorKind;
  typed: Readonly<Record<Line, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Record<Line, string>) => void;
}): ReactElement {
  const { kind, typed, errors, onChange } = props;
  const t = useConnectorWords();
  const typeIn = (name: Line) => (value: string) => onChange({ ...typed, [name]: value });
  const labelOf = (name: Line): string => {
    if (name === 'space') return t(`spaces.${kind}`);
    return name === 'clientId' ? t(`clients.${kind}`) : t(name);
  };
  return (
    <>
      {linesOf[kind].map((name) => (
        <Field
          key={name}
          label={labelOf(name)}
          required={name === 'name' || name === 'space'}
          error={errors[`settings.${name}`]}
        >
          {/* A PEM without its line breaks is no key, and an input of one line drops them. */}
          {name === 'publicKey' ? (
            <TextArea name={name} value={typed[name]} spellCheck={false} onChange={typeIn(name)} />
          ) : (
            <TextInput
              name={name}
              value={typed[name]}
              autoCapitalize="none"
              spellCheck={false}
              onChange={typeIn(name)}
            />
          )}
        </Field>
      ))}
    </>
  );
}

function Secrets(props: {
  row: ConnectorRow | undefined;
  value: { readonly secret: string; readonly signKey: string };
  onChange: (value: { secret: string; signKey: string }) => void;
}): ReactElement {
  const { row, value, onChange } = props;
  const t = useConnectorWords();
  const kept = { secret: row?.hasSecret, signKey: row?.hasSignKey };
  return (
    <>
      {(['secret', 'signKey'] as const).map((name) => (
        <Field
          key={name}
          label={t(name)}
          help={kept[name] ? t('kept') : name === 'signKey' ? t('signKeyHelp') : undefined}
        >
          <TextInput
            name={name}
            type="password"
            autoComplete="new-password"
            value={value[name]}
            onChange={(typed) => onChange({ ...value, [name]: typed })}
          />
        </Field>
      ))}
    </>
  );
}
