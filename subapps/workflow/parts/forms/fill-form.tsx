import { type ReactElement, useRef, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { fillForm } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import {
  formInstanceCreate,
  formInstancePreview,
  type getFormByAssign,
  removeFormDraft,
} from '#bridge/calls/workflow/form-instances.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { useDirty, useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ChooseApprovers, type Chosen, missingChoice } from './choose-approvers.tsx';
import { FilledView } from './filled-view.tsx';
import { FormFields } from './form-fields.tsx';

type Given = NonNullable<ResultOf<typeof getFormByAssign>>;
type Forecast = ResultOf<typeof formInstancePreview>;

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

/** The event by which the form is sent; null where it is not offered. */
function eventToSend(buttons: Given['buttons']): 'resolve' | 'repeatCommit' | null {
  const event = buttons.find(({ act }) => act === 'send')?.event;
  return event === 'resolve' || event === 'repeatCommit' ? event : null;
}

/** As much of a save as its failure needs. */
type Saving =
  | { readonly state: 'failed'; readonly error: { readonly words: string; readonly code: number } }
  | { readonly state: 'idle' | 'saving' | 'saved' };

/** Why the last of some calls failed. */
function errorOf(calls: readonly Saving[]) {
  const failed = calls.find((one) => one.state === 'failed');
  return failed?.state === 'failed' ? failed.error : undefined;
}

function idsOf(chosen: Chosen): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(chosen).map(([step, people]) => [step, people.map(({ value }) => value)]),
  );
}

/** The calls of the page: whether one is under way, and why one failed. */
function useSaves() {
  const asking = useSave(formInstancePreview);
  const sending = useSave(formInstanceCreate);
  const keeping = useSave(formInstanceCreate);
  const removing = useSave(removeFormDraft);
  const calls = [asking, sending, keeping, removing];
  const busy = calls.some((one) => one.state === 'saving');
  return { asking, sending, keeping, removing, busy, error: errorOf(calls) };
}

/** What is filled in and what was saved of it, and whom the request would ask. */
function useFilled({ draft, again }: Pick<Given, 'draft' | 'again'>) {
  const [values, setValues] = useState<FormValues>(again?.values ?? draft?.values ?? {});
  const [saved, setSaved] = useState<FormValues>(values);
  const [draftAt, setDraftAt] = useState(again === null ? (draft?.savedAt ?? null) : null);
  const [checked, setChecked] = useState(false);
  const [forecast, setForecast] = useState<Forecast | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const setters = { setValues, setSaved, setDraftAt, setChecked, setForecast, setChosen };
  return { ...setters, values, saved, draftAt, checked, forecast, chosen };
}

/** What is filled in, and what becomes of it. */
function useFilling({ formId, version, form, rights, draft, again, buttons }: Given) {
  const t = useWords();
  const { tell } = useTools();
  const [, navigate] = usePageLocation();
  const state = useFilled({ draft, again });
  const { values, setValues, setSaved, setDraftAt, setForecast } = state;
  const key = useRef(crypto.randomUUID());
  const { asking, sending, keeping, removing, busy, error } = useSaves();
  const clean = () => fillForm(form, values, rights);
  const sendingBy = eventToSend(buttons);

  return {
    ...state,
    dirty: values !== state.saved,
    busy,
    sendingBy,
    error: error?.words,
    isStale: error?.code === workflowCodes.formChanged.code,
    back: () => {
      sending.reset();
      setForecast(null);
    },
    preview: async () => {
      state.setChecked(true);
      const filled = clean();
      if (filled.problems.length > 0) return tell(t('forms.mend'), 'error');
      const outcome = await asking.save({ formId, version, values: filled.values });
      if (outcome.ok) setForecast(outcome.result);
    },
    send: async () => {
      if (sendingBy === null) return;
      const outcome = await sending.save({
        event: sendingBy,
        formId,
        version,
        values: clean().values,
        hash: state.forecast?.hash ?? null,
        chosen: idsOf(state.chosen),
        ...(again !== null && sendingBy === 'repeatCommit' && { previousId: again.approvalId }),
        requestKey: key.current,
      });
      if (!outcome.ok) return;
      setSaved(values);
      tell(t('forms.sent'), 'success');
      navigate(`/approvals/${outcome.result.approvalId}`, { replace: true });
    },
    keep: async () => {
      const outcome = await keeping.save({
        event: 'save',
        formId,
        version,
        values: { ...values },
        chosen: {},
        hash: null,
        requestKey: crypto.randomUUID(),
      });
      if (!outcome.ok) return;
      setSaved(values);
      setDraftAt(outcome.result.savedAt);
      tell(t('forms.kept'), 'success');
    },
    discard: async () => {
      const outcome = await removing.save({ formId });
      if (!outcome.ok) return;
      setValues({});
      setSaved({});
      setDraftAt(null);
    },
  };
}
