import { type ReactElement, useState } from 'react';
import { type TokenScope, tokenDays, tokenScopes } from '#bridge/calls/agent/names.ts';
import { tokenScopeWords } from '#bridge/calls/agent/terms.ts';
import { makeAgentToken } from '#bridge/calls/agent/tokens.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { useSecret } from '../../frame/use-secret.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyLine } from './copy-line.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { submitting, useChange } from './use-change.ts';

/** What most clients take in their settings of MCP. */
export function configOf(address: string, secret: string): string {
  const server = { type: 'http', url: address, headers: { Authorization: `Bearer ${secret}` } };
  return JSON.stringify({ mcpServers: { atrium: server } }, null, 2);
}

/** Makes an access token, after the password where it was typed too long ago, and shows it once. */
export function TokenDialog(props: { address: string; onClose: () => void }): ReactElement {
  const t = useSecurityTexts();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('propose');
  const [days, setDays] = useState<TokenDays>(30);
  const [secret, setSecret] = useState<string>();
  const [asksPassword, setAsksPassword] = useState(false);
  const { problem, run } = useChange({});
  const { isReady } = useSecret();

  const save = (): Promise<void> =>
    run(async () => {
      setAsksPassword(false);
      try {
        setSecret((await callGateway(makeAgentToken, { name, scope, days })).secret);
      } catch (cause) {
        const isAsked =
          cause instanceof GatewayError && cause.codeName === uacCodes.confirmNeeded.name;
        if (!isAsked) throw cause;
        setAsksPassword(true);
      }
    });

  if (asksPassword) {
    return <ConfirmDialog onClose={props.onClose} onConfirmed={() => void save()} />;
  }
  if (secret !== undefined && isReady) {
    return <MadeToken address={props.address} secret={secret} onClose={props.onClose} />;
  }
  return (
    <Dialog
      open
      title={t('tokens.make')}
      width={480}
      onClose={props.onClose}
      buttons={[{ id: 'make', label: t('tokens.make'), variant: 'primary', onClick: save }]}
    >
      <form className={css.form} onSubmit={submitting(save)} noValidate>
        {problem.notice && <Banner tone="bad" title={problem.notice} />}
        <Field
          label={t('tokens.name')}
          required
          help={t('tokens.nameHelp')}
          error={problem.fields.name}
        >
          <TextInput name="name" value={name} maxLength={60} autoFocus onChange={setName} />
        </Field>
        <Field label={t('tokens.scope')} error={problem.fields.scope}>
          <ScopeChoice value={scope} onChange={setScope} />
        </Field>
        <Field label={t('tokens.days')} error={problem.fields.days}>
          <DaysChoice value={days} onChange={setDays} />
        </Field>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

type TokenDays = (typeof tokenDays)[number];

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function ScopeChoice({ value, onChange }: ChoiceProps<TokenScope>): ReactElement {
  const words = tokenScopeWords[locale.get()];
  const options = tokenScopes.map((scope) => ({ value: scope, label: words[scope] }));
  return <RadioGroup options={options} value={value} onChange={onChange} />;
}

function DaysChoice({ value, onChange }: ChoiceProps<TokenDays>): ReactElement {
  const t = useSecurityTexts();
  return (
    <RadioGroup
      options={tokenDays.map((count) => ({
        value: String(count),
        label: t('tokens.daysOf', { count }),
      }))}
      value={String(value)}
      onChange={(next) => onChange(tokenDays.find((one) => String(one) === next) ?? value)}
    />
  );
}

function MadeToken(props: { address: string; secret: string; onClose: () => void }): ReactElement {
  const t = useSecurityTexts();
  const { address, secret, onClose } = props;
  const config = configOf(address, secret);
  return (
    <Dialog
      open
      title={t('tokens.madeTitle')}
      width={640}
      onClose={onClose}
      hideCancel
      buttons={[{ id: 'done', label: t('tokens.done'), variant: 'primary', onClick: onClose }]}
    >
      <div className={css.form}>
        <Banner tone="warn" title={t('tokens.once')} />
        <CopyLine label={t('tokens.secret')} text={secret} button={t('tokens.copy')} />
        <CopyLine label={t('tokens.config')} text={config} button={t('tokens.copyConfig')} />
        <p className={css.hint}>{t('tokens.configHelp')}</p>
      </div>
    </Dialog>
  );
}
