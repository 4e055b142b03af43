import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/words.ts';
import { choosePassword, passwordLinkInfo } from '#bridge/calls/uac/accounts.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import type { Locale } from '#ui/texts/locale.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway, GatewayError } from '../gateway.ts';
import css from './login-form.module.css';
import { EntryPage } from './login-page.tsx';
import { useEntryTexts } from './texts/entry-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';

type Link = ResultOf<typeof passwordLinkInfo>;

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'open'; readonly link: Link }
  | { readonly kind: 'done' };

/** Where a one-time link leads: its person chooses a password. The secret is read once and leaves the address. */
export function ChoosePasswordPage(): ReactElement {
  const t = useEntryTexts();
  const [secret] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>({ kind: 'opening' });
  const title =
    state.kind === 'open' && !state.link.isNew ? t('password.reset') : t('password.title');
  useDocumentTitle(title);
  useEffect(() => {
    // A second visit asks for the link again: the history must not keep what opens an account.
    history.replaceState(history.state, '', location.pathname);
    callGateway(passwordLinkInfo, { secret }).then(
      (link) => setState({ kind: 'open', link }),
      (cause: unknown) => setState({ kind: 'refused', words: wordsOf(cause) }),
    );
  }, [secret]);
  return (
    <EntryPage title={title} subtitle={state.kind === 'open' ? whoseLink(state.link) : ''}>
      {state.kind === 'opening' && <p role="status">{t('password.opening')}</p>}
      {state.kind === 'refused' && <Notice words={state.words || t('password.failed')} />}
      {state.kind === 'open' && (
        <PasswordForm secret={secret} onDone={() => setState({ kind: 'done' })} />
      )}
      {state.kind === 'done' && (
        <div className={css.form}>
          <p role="status">{t('password.done')}</p>
          <Button variant="primary" size="lg" wide onClick={() => location.assign('/login')}>
            {t('password.toSignIn')}
          </Button>
        </div>
      )}
    </EntryPage>
  );
}

function whoseLink({ name, loginName }: Link): string {
  return `${name} · ${loginName}`;
}

function Notice({ words }: { words: string }): ReactElement {
  return (
    <p className={css.notice} role="alert">
      <Icon name="warning" />
      {words}
    </p>
  );
}

function PasswordForm(props: { secret: string; onDone: () => void }): ReactElement {
  const { secret, onDone } = props;
  const t = useEntryTexts();
  const language = useLocale();
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState({ notice: '', next: '', again: '' });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (next !== again) return setProblem({ notice: '', next: '', again: t('password.differs') });
    setBusy(true);
    try {
      await callGateway(choosePassword, { secret, password: next });
      onDone();
    } catch (cause) {
      setProblem({ again: '', ...problemOf(cause, language) });
      setBusy(false);
    }
  }

  const input = (name: string, value: string, change: (value: string) => void) => (
    <TextInput
      name={name}
      type="password"
      size="lg"
      value={value}
      autoComplete="new-password"
      onChange={(typed) => {
        change(typed);
        setProblem({ notice: '', next: '', again: '' });
      }}
    />
  );
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate aria-busy={busy}>
      {problem.notice && <Notice words={problem.notice} />}
      <Field label={t('password.next')} help={t('password.rule')} error={problem.next || undefined}>
        {input('password', next, setNext)}
      </Field>
      <Field label={t('password.again')} error={problem.again || undefined}>
        {input('again', again, setAgain)}
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

function problemOf(cause: unknown, language: Locale): { notice: string; next: string } {
  if (!(cause instanceof GatewayError)) throw cause;
  const wrong = cause.fields?.find(({ path }) => path === 'password');
  const atField = wrong ? issueWords(wrong, language) : '';
  const isSame = cause.codeName === 'uac.samePassword';
  if (isSame) return { notice: '', next: cause.words };
  return atField ? { notice: '', next: atField } : { notice: cause.words, next: '' };
}

function wordsOf(cause: unknown): string {
  return cause instanceof GatewayError && cause.codeName !== 'badInput' ? cause.words : '';
}
