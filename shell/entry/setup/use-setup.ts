import { useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { firstStart } from '#bridge/calls/tum/first-start.ts';
import type { Locale } from '#ui/texts/locale.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { useWayTexts } from '../ways/texts/way-texts.ts';
import {
  type Draft,
  emptyDraft,
  type Problems,
  problemsOf,
  requestOf,
  type SetupStep,
  setupSteps,
} from './draft.ts';

/** What the first start made. */
export type SetupResult = ResultOf<typeof firstStart>;

/** The steps of a first start, or of an operator who was lost, with what was typed into them. */
export interface Setup {
  readonly steps: readonly SetupStep[];
  readonly step: SetupStep;
  readonly draft: Draft;
  readonly problems: Problems;
  /** What is wrong with no field in particular. */
  readonly notice: string;
  readonly busy: boolean;
  change<Step extends SetupStep>(step: Step, value: Draft[Step]): void;
  back(): void;
  /** Goes on to the next step, or saves after the last one, unless something is wrong. */
  next(): Promise<void>;
}

/** Keeps the draft of the first start and sends it. */
export function useSetup(
  secret: string,
  isFirst: boolean,
  onDone: (result: SetupResult) => void,
): Setup {
  const language = useLocale();
  const ways = useWayTexts();
  const steps = isFirst ? setupSteps : setupSteps.slice(0, 1);
  const [index, setIndex] = useState(0);
  const [draft, setDraft] = useState(() => emptyDraft(language));
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const step = steps[index] ?? 'operator';

  function show(at: number, wrong: Problems, words = ''): void {
    setIndex(at);
    setProblems(wrong);
    setNotice(words);
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      onDone(await callGateway(firstStart, requestOf(draft, secret, language, isFirst)));
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      const { at, wrong } = refusalOf(cause, steps, language);
      show(Math.max(at, 0), wrong, at < 0 ? cause.words : '');
    } finally {
      setBusy(false);
    }
  }

  return {
    steps,
    step,
    draft,
    problems,
    notice,
    busy,
    change(part, value) {
      setDraft((now) => ({ ...now, [part]: value }));
      setProblems({});
      setNotice('');
    },
    back: () => show(Math.max(index - 1, 0), {}),
    async next() {
      if (busy) return;
      const differs = step === 'operator' && draft.operator.password !== draft.operator.again;
      const wrong = {
        ...(differs && { again: ways('password.differs') }),
        ...problemsOf(step, draft, language),
      };
      if (Object.keys(wrong).length > 0) return show(index, wrong);
      if (index + 1 < steps.length) return show(index + 1, {});
      await send();
    },
  };
}

/** The first step in which something is wrong, and what; -1 where nothing is named. */
function refusalOf(
  { fields = [] }: GatewayError,
  steps: readonly SetupStep[],
  language: Locale,
): { readonly at: number; readonly wrong: Problems } {
  const all = fields.map((field) => ({ field, parts: field.path.split('.') }));
  const named = new Set(all.map(({ parts }) => parts[0]));
  const at = steps.findIndex((one) => named.has(one));
  const here = all.filter(({ parts }) => parts[0] === steps[at]);
  const words = here.map(({ field, parts }) => [parts[1] ?? '', issueWords(field, language)]);
  return { at, wrong: Object.fromEntries(words) };
}
