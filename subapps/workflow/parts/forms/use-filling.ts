import { useRef, useState } from 'react';
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
import { useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { Chosen } from './choose-approvers.tsx';

/** A form to be filled in, as it was read. */
export type Given = NonNullable<ResultOf<typeof getFormByAssign>>;

/** Whom a request would ask. */
export type Forecast = ResultOf<typeof formInstancePreview>;

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

type Filled = ReturnType<typeof useFilled>;
type Saves = ReturnType<typeof useSaves>;

/** Keeps what is filled in as a draft, or throws the draft away. */
function useDraft({ formId, version }: Given, state: Filled, { keeping, removing }: Saves) {
  const t = useWords();
  const { tell } = useTools();
  const { values, setValues, setSaved, setDraftAt } = state;
  return {
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

/** What is filled in, and what becomes of it. */
export function useFilling(given: Given) {
  const { formId, version, form, rights, again, buttons } = given;
  const t = useWords();
  const { tell } = useTools();
  const [, navigate] = usePageLocation();
  const state = useFilled(given);
  const { values, setSaved, setForecast } = state;
  const key = useRef(crypto.randomUUID());
  const saves = useSaves();
  const { asking, sending, busy, error } = saves;
  const draft = useDraft(given, state, saves);
  const clean = () => fillForm(form, values, rights);
  const sendingBy = eventToSend(buttons);

  return {
    ...state,
    ...draft,
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
  };
}
