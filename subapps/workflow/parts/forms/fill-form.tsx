import type { ReactElement } from 'react';
import { fillForm } from '#bridge/calls/workflow/fill-form.ts';
import { useDirty } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ChooseApprovers, missingChoice } from './choose-approvers.tsx';
import { FilledView } from './filled-view.tsx';
import { FormFields } from './form-fields.tsx';
import { type Forecast, type Given, useFilling } from './use-filling.ts';

/** Fills a form in, shows its route, and sends it. A draft is kept by a button. */
export function FillForm({ given, onStale }: { given: Given; onStale: () => void }): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const filling = useFilling(given);
  const { forecast, error } = filling;
  useDirty(filling.dirty);
  return (
    <DetailPage
      header={
        <PageHeader
          title={given.name}
          onBack={() => (forecast ? filling.back() : navigate('/approvals/start'))}
        />
      }
      summary={
        <>
          {error && (
            <Banner
              tone="bad"
              title={error}
              action={
                filling.isStale && (
                  <Button size="sm" onClick={onStale}>
                    {t('forms.reload')}
                  </Button>
                )
              }
            />
          )}
          {!forecast && <Origin given={given} filling={filling} />}
        </>
      }
      foot={
        forecast ? (
          <SendButtons filling={filling} />
        ) : (
          <FillButtons given={given} filling={filling} />
        )
      }
    >
      {forecast ? (
        <Confirm given={given} filling={filling} forecast={forecast} />
      ) : (
        <FormFields
          form={given.form}
          values={filling.values}
          rights={given.rights}
          isOpen
          names={given.names}
          checked={filling.checked}
          onChange={filling.setValues}
        />
      )}
    </DetailPage>
  );
}

/** Where what is filled in comes from: an earlier request, or a draft. */
function Origin(props: { given: Given; filling: ReturnType<typeof useFilling> }): ReactElement {
  const { given, filling } = props;
  const t = useWords();
  return (
    <>
      {given.again && (
        <Banner tone="info" title={t('forms.againOf', { number: given.again.number })} />
      )}
      {filling.draftAt && (
        <Banner
          tone="info"
          title={t('forms.draftOf', { time: formatDate(filling.draftAt, 'minute') })}
          action={
            <Button size="sm" onClick={() => void filling.discard()}>
              {t('forms.discard')}
            </Button>
          }
        />
      )}
    </>
  );
}

function Confirm(props: {
  given: Given;
  filling: ReturnType<typeof useFilling>;
  forecast: Forecast;
}): ReactElement {
  const { given, filling, forecast } = props;
  const t = useWords();
  const { values } = fillForm(given.form, filling.values, given.rights);
  return (
    <>
      {forecast.blocked && <Banner tone="warn" title={t('forms.blocked')} />}
      <Section title={t('route')}>
        <ChooseApprovers
          steps={forecast.steps}
          chosen={filling.chosen}
          onChange={filling.setChosen}
        />
      </Section>
      <Section title={t('form')}>
        <FilledView form={given.form} values={values} names={given.names} />
      </Section>
    </>
  );
}

/** The buttons of a form that is filled in; it is sent once its route was seen, and a draft is thrown away above it. */
function FillButtons(props: {
  given: Given;
  filling: ReturnType<typeof useFilling>;
}): ReactElement {
  const { given, filling } = props;
  const t = useWords();
  const { busy, preview, keep } = filling;
  return (
    <>
      {given.buttons.map(({ act }) => {
        if (act === 'preview')
          return (
            <Button key={act} variant="primary" disabled={busy} onClick={() => void preview()}>
              {t('forms.next')}
            </Button>
          );
        if (act === 'saveForm')
          return (
            <Button key={act} disabled={busy} onClick={() => void keep()}>
              {t('forms.keep')}
            </Button>
          );
        return null;
      })}
    </>
  );
}

function SendButtons({ filling }: { filling: ReturnType<typeof useFilling> }): ReactElement {
  const t = useWords();
  const { forecast, chosen, busy, sendingBy } = filling;
  const isReady =
    sendingBy !== null &&
    forecast !== null &&
    !forecast.blocked &&
    !missingChoice(forecast.steps, chosen);
  return (
    <>
      <Button variant="primary" disabled={busy || !isReady} onClick={() => void filling.send()}>
        {t('forms.send')}
      </Button>
      <Button onClick={filling.back}>{t('forms.change')}</Button>
    </>
  );
}
