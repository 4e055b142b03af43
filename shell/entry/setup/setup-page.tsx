import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { startCodeInfo } from '#bridge/calls/tum/first-start.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { callGateway, GatewayError } from '../../gateway.ts';
import { EntryPage } from '../login-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import css from './setup.module.css';
import { SetupDone } from './setup-done.tsx';
import { AdministratorFields, CompanyFields, OperatorFields } from './step-fields.tsx';
import { useSetupTexts } from './texts/setup-texts.ts';
import { type Setup, type SetupResult, useSetup } from './use-setup.ts';

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly words: string | undefined }
  | { readonly kind: 'open'; readonly isFirst: boolean }
  | { readonly kind: 'done'; readonly result: SetupResult };

/** Where the code of the first start leads. The secret is read once and leaves the address. */
export function SetupPage(): ReactElement {
  const t = useSetupTexts();
  const [secret] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>({ kind: 'opening' });
  useDocumentTitle(t('title'));
  useEffect(() => {
    // A second visit asks for the link again: the history must not keep what makes an operator.
    history.replaceState(history.state, '', location.pathname);
    callGateway(startCodeInfo, { secret }).then(
      ({ kind }) => setState({ kind: 'open', isFirst: kind === 'first' }),
      (cause: unknown) => setState({ kind: 'refused', words: wordsOf(cause) }),
    );
  }, [secret]);
  if (state.kind === 'done') return <SetupDone result={state.result} />;
  if (state.kind === 'open') {
    const done = (result: SetupResult): void => setState({ kind: 'done', result });
    return <SetupSteps secret={secret} isFirst={state.isFirst} onDone={done} />;
  }
  return (
    <EntryPage title={t('title')} subtitle="">
      {state.kind === 'opening' && <p role="status">{t('opening')}</p>}
      {state.kind === 'refused' && (
        <Banner
          tone="bad"
          title={state.words === undefined ? t('incomplete') : state.words || t('failed')}
        />
      )}
    </EntryPage>
  );
}

/** Undefined where the address has no code, or not the whole of it. */
function wordsOf(cause: unknown): string | undefined {
  if (!(cause instanceof GatewayError)) return '';
  return cause.codeName === 'badInput' ? undefined : cause.words;
}

function SetupSteps(props: {
  secret: string;
  isFirst: boolean;
  onDone: (result: SetupResult) => void;
}): ReactElement {
  const { secret, isFirst, onDone } = props;
  const t = useSetupTexts();
  const setup = useSetup(secret, isFirst, onDone);
  const { steps, step, notice, busy } = setup;
  const isLast = step === steps.at(-1);
  const place = { step: steps.indexOf(step) + 1, of: steps.length, name: t(`steps.${step}`) };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await setup.next();
  }
  return (
    <EntryPage
      title={isFirst ? t('title') : t('lost')}
      subtitle={isFirst ? t('step', place) : t('steps.operator')}
    >
      <form
        key={step}
        className={css.form}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-busy={busy}
      >
        {notice && <Banner tone="bad" title={notice} />}
        <Part setup={setup} isFirst={isFirst} />
        <div className={css.actions}>
          {step !== 'operator' && (
            <Button size="lg" disabled={busy} onClick={setup.back}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {isLast ? t(isFirst ? 'submit' : 'reset') : t('next')}
          </Button>
        </div>
      </form>
    </EntryPage>
  );
}

function Part({ setup, isFirst }: { setup: Setup; isFirst: boolean }): ReactElement {
  const t = useSetupTexts();
  const { step, draft, problems, change } = setup;
  switch (step) {
    case 'operator':
      return (
        <>
          <p className={css.hint}>{isFirst ? t('operatorHint') : t('lostHint')}</p>
          <OperatorFields
            value={draft.operator}
            problems={problems}
            onChange={(value) => change('operator', value)}
          />
        </>
      );
    case 'company':
      return (
        <CompanyFields
          value={draft.company}
          problems={problems}
          onChange={(value) => change('company', value)}
        />
      );
    default:
      return (
        <>
          <p className={css.hint}>{t('administratorHint')}</p>
          <AdministratorFields
            value={draft.administrator}
            problems={problems}
            onChange={(value) => change('administrator', value)}
          />
          <p className={css.hint}>{t('dataHint')}</p>
        </>
      );
  }
}
