import type { ReactElement, ReactNode } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import css from './delivery.module.css';
import { useDeliveryWords } from './texts/delivery-texts.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

/** The frame of the form of a connection: how the last save ended, the fields, the button. */
export function ConnectionForm(props: {
  form: Pick<DeliveryForm<unknown>, 'state' | 'error' | 'submit'>;
  children: ReactNode;
}): ReactElement {
  const { state, error, submit } = props.form;
  const t = useDeliveryWords();
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {error && <Banner tone="bad" title={error.words} />}
      {state === 'saved' && <Banner tone="good" title={t('saved')} />}
      {props.children}
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
