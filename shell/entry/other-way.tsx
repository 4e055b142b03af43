import { lazy, type ReactElement, Suspense } from 'react';
import { Spinner } from '#ui/parts/spinner.tsx';
import { loadChunk } from './load-chunk.ts';
import css from './login-form.module.css';

/** Ways to sign in besides account and password; their scripts come when one is chosen. */
export type OtherWay = 'code' | 'qr' | 'company' | 'forgot';

type WayForm = { readonly onPassword: () => void };

const CodeForm = lazy(() =>
  loadChunk(() => import('./ways/code-form.tsx')).then(({ CodeForm: form }) => ({ default: form })),
);
const ForgotForm = lazy(() =>
  loadChunk(() => import('./ways/forgot-form.tsx')).then(({ ForgotForm: form }) => ({
    default: form,
  })),
);

const QrForm = lazy(() =>
  loadChunk(() => import('./ways/qr-form.tsx')).then(({ QrForm: form }) => ({ default: form })),
);

const CompanyForm = lazy(() =>
  loadChunk(() => import('./doors/company-form.tsx')).then(({ CompanyForm: form }) => ({
    default: form,
  })),
);

/** The form of another way; `onPassword` leads back. */
export function OtherWayForm({ way, onPassword }: WayForm & { way: OtherWay }): ReactElement {
  const Form = { code: CodeForm, qr: QrForm, company: CompanyForm, forgot: ForgotForm }[way];
  return (
    <Suspense
      fallback={
        <p className={css.ways}>
          <Spinner size={24} label="" />
        </p>
      }
    >
      <Form onPassword={onPassword} />
    </Suspense>
  );
}
