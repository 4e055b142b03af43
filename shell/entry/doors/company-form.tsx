import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { signInSystems, startDoor } from '#bridge/calls/uac/doors.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { readLocal, writeLocal } from '../../stores/session/storage.ts';
import css from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useDoorTexts } from './texts/door-texts.ts';

type System = ResultOf<typeof signInSystems>[number];

/** The apps in which a platform knows its person without asking. */
const apps = /wxwork\/|DingTalk\/|Lark\//;

/** One attempt at a time, with what went wrong. */
function useAttempt() {
  const t = useDoorTexts();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (cause) {
      setProblem((cause instanceof GatewayError && cause.words) || t('failed'));
    }
    setBusy(false);
  }

  return { problem, busy, attempt };
}

/** Finds by what other systems the people of a company sign in, and goes to one. */
export function CompanyForm({ onPassword }: { onPassword: () => void }): ReactElement {
  const t = useDoorTexts();
  const [company, setCompany] = useState(() => readLocal('loginCompany') ?? '');
  const [systems, setSystems] = useState<readonly System[]>();
  const { problem, busy, attempt } = useAttempt();
  const [missing, setMissing] = useState({ words: '' });
  const [chosen, setChosen] = useState('');
  const place = useFocusOnError(missing);

  const find = (event: FormEvent): void => {
    event.preventDefault();
    setMissing({ words: company.trim() === '' ? fieldWords[locale.get()].required : '' });
    if (company.trim() === '') return;
    void attempt(async () => {
      const found = await callGateway(signInSystems, { company });
      setSystems(found);
      if (found.length > 0) writeLocal('loginCompany', company.trim());
    });
  };

  const start = (connectorId: string): void => {
    setChosen(connectorId);
    const inApp = apps.test(navigator.userAgent) ? '1' : '0';
    void attempt(async () => {
      const { address } = await callGateway(startDoor, { connectorId, inApp });
      location.assign(address);
    });
  };

  return (
    <form ref={place} className={css.form} onSubmit={find} noValidate aria-busy={busy}>
      {problem && <Notice words={problem} />}
      <Field label={t('company.code')} help={t('company.help')} error={missing.words || undefined}>
        <TextInput
          name="company"
          size="lg"
          value={company}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={(value) => {
            setCompany(value);
            setSystems(undefined);
            setMissing({ words: '' });
          }}
        />
      </Field>
      {systems?.length === 0 && <Notice words={t('company.none')} />}
      <Systems systems={systems ?? []} busy={busy ? chosen : ''} onChoose={start} />
      {!systems?.length && (
        <Button type="submit" variant="primary" size="lg" wide busy={busy}>
          {t('company.find')}
        </Button>
      )}
      <p className={css.ways}>
        <LinkButton onClick={onPassword}>{t('company.back')}</LinkButton>
      </p>
    </form>
  );
}

/** A button for each system; the one that was chosen shows that it is on its way. */
function Systems(props: {
  systems: readonly System[];
  busy: string;
  onChoose: (id: string) => void;
}): ReactElement {
  const t = useDoorTexts();
  return (
    <>
      {props.systems.map(({ id, name }) => (
        <Button key={id} size="lg" wide busy={props.busy === id} onClick={() => props.onChoose(id)}>
          {t('company.by', { name })}
        </Button>
      ))}
    </>
  );
}
