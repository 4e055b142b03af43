import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { checkCertificate } from '#bridge/calls/workflow/certificates.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import css from '../login-form.module.css';
import { EntryPage } from '../login-page.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { useVerifyTexts } from './texts/verify-texts.ts';

type Certificate = ResultOf<typeof checkCertificate>;

type State =
  | { readonly kind: 'asking' | 'checking' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'valid'; readonly certificate: Certificate };

/** Where who holds a certificate checks it, without an account. */
export function VerifyPage(): ReactElement {
  const t = useVerifyTexts();
  const [code, setCode] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>({ kind: 'asking' });
  useDocumentTitle(t('title'));
  const check = (event: FormEvent) => {
    event.preventDefault();
    setState({ kind: 'checking' });
    callGateway(checkCertificate, { code: code.trim() }).then(
      (certificate) => setState({ kind: 'valid', certificate }),
      (cause: unknown) =>
        setState({
          kind: 'refused',
          words: cause instanceof GatewayError ? cause.words : t('failed'),
        }),
    );
  };
  return (
    <EntryPage title={t('title')} subtitle={t('subtitle')}>
      <form className={css.form} onSubmit={check}>
        <Field label={t('code')} help={t('help')} required>
          <TextInput value={code} maxLength={60} onChange={setCode} />
        </Field>
        {state.kind === 'refused' && <Banner tone="bad" title={state.words} />}
        {state.kind === 'valid' && <Found certificate={state.certificate} />}
        <Button
          type="submit"
          variant="primary"
          wide
          disabled={state.kind === 'checking' || code.trim() === ''}
        >
          {t('check')}
        </Button>
      </form>
    </EntryPage>
  );
}

function Found({ certificate }: { certificate: Certificate }): ReactElement {
  const t = useVerifyTexts();
  const { companyName, personName, kind, issuedAt, joinedOn } = certificate;
  return (
    <div role="status">
      <Banner tone="good" title={t('valid')} />
      <DescriptionList
        items={[
          { id: 'company', term: t('company'), value: companyName },
          { id: 'person', term: t('person'), value: personName },
          { id: 'kind', term: t('kind'), value: t(`kinds.${kind}`) },
          { id: 'joined', term: t('joined'), value: joinedOn },
          { id: 'issued', term: t('issued'), value: formatDate(issuedAt, 'short') },
        ]}
      />
    </div>
  );
}
