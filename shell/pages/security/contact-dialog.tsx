import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  bindEmail,
  resetMobile,
  sendCodeToEmail,
  sendCodeToMobile,
} from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { TakenNotice } from '../../frame/taken-notice.tsx';
import { useSecret } from '../../frame/use-secret.ts';
import { callGateway } from '../../gateway.ts';
import { CodeInput, type TypedCode } from './code-input.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { submitting, useChange } from './use-change.ts';

/** A phone or an address. */
export type ContactKind = 'sms' | 'mail';

const nothing = { flow: '', code: '' };
const fieldOfCode = {
  [uacCodes.codeWrong.name]: 'code',
  [uacCodes.contactTaken.name]: 'target',
};

interface ContactDialogProps {
  kind: ContactKind;
  /** What is bound now, its middle hidden. */
  bound: string | null;
  onClose: () => void;
  onDone: () => void;
}

/** Binds a phone or an address, by codes to the old one and the new one. */
export function ContactDialog(props: ContactDialogProps): ReactElement {
  const { kind, bound } = props;
  const isSms = kind === 'sms';
  const t = useSecurityTexts();
  const [code, setCode] = useState(nothing);
  const [old, setOld] = useState(nothing);
  const { problem, run } = useChange(fieldOfCode);
  const { isReady, thief } = useSecret(() => {
    for (const empty of [setCode, setOld]) empty((typed) => ({ ...typed, code: '' }));
  });

  async function send(wanted: string | undefined) {
    let asked: ResultOf<typeof sendCodeToMobile> | undefined;
    await run(async () => {
      asked = await sendCode(kind, wanted);
    });
    return asked;
  }

  const save = (): Promise<void> =>
    run(async () => {
      await bind(kind, { new: code, ...(bound !== null && { old }) });
      showToast(t(isSms ? 'contact.doneSms' : 'contact.doneMail'), 'good');
      props.onDone();
    });

  return (
    <Dialog
      open
      title={t(isSms ? 'contact.titleSms' : 'contact.titleMail')}
      width={480}
      onClose={props.onClose}
      buttons={[{ id: 'save', label: t('save'), variant: 'primary', onClick: save }]}
    >
      <form className={css.form} onSubmit={submitting(save)} noValidate>
        <TakenNotice thief={thief} />
        {problem.notice && <Banner tone="bad" title={problem.notice} />}
        {isReady && bound !== null && (
          <CodeInput
            name="old"
            label={t('contact.old', { target: bound })}
            value={old}
            onChange={setOld}
            send={() => send(undefined)}
            error={problem.fields['old.code'] ?? problem.fields['old.flow']}
          />
        )}
        {isReady && (
          <NewContact
            {...{ isSms, code, send, fields: problem.fields }}
            first={bound === null}
            onCode={setCode}
          />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

async function bind(kind: ContactKind, used: { new: TypedCode; old?: TypedCode }): Promise<void> {
  await callGateway(kind === 'sms' ? resetMobile : bindEmail, used);
}

/** The number or address to bind, and the code that came to it. */
function NewContact(props: {
  isSms: boolean;
  first: boolean;
  fields: Readonly<Record<string, string>>;
  code: TypedCode;
  onCode: (code: TypedCode) => void;
  send: (target: string) => Promise<ResultOf<typeof sendCodeToMobile> | undefined>;
}): ReactElement {
  const { isSms, fields } = props;
  const t = useSecurityTexts();
  const [target, setTarget] = useState('');
  const wrong = fields.phone ?? fields.email ?? fields.target;
  return (
    <>
      <Field label={isSms ? t('contact.newSms') : t('contact.newMail')} required error={wrong}>
        <TextInput
          name="target"
          type={isSms ? 'tel' : 'email'}
          value={target}
          autoFocus={props.first}
          onChange={setTarget}
        />
      </Field>
      <CodeInput
        name="code"
        label={isSms ? t('contact.code') : t('contact.codeMail')}
        value={props.code}
        onChange={props.onCode}
        send={() => props.send(target)}
        error={fields.code ?? fields['new.code'] ?? fields['new.flow']}
      />
    </>
  );
}

/** To what is bound now where nothing is wanted. */
function sendCode(kind: ContactKind, wanted: string | undefined) {
  if (kind === 'sms') {
    return callGateway(sendCodeToMobile, wanted === undefined ? {} : { phone: wanted });
  }
  return callGateway(sendCodeToEmail, wanted === undefined ? {} : { email: wanted });
}
