import { useState } from 'react';
import {
  adjustAttendanceDay,
  leaveOnBehalf,
  patchOnBehalf,
  settleExceptions,
} from '#bridge/calls/kaoqin/exceptions.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext, useSave, useTools } from '#bridge/react/index.ts';
import { readClock } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { failureWords } from '../failure-banner.tsx';
import type { AskedAct } from './act-dialog.tsx';
import type { AskedDay } from './exceptions.ts';

/** What the dialogs ask for; each act uses some of it. */
export interface ActForm {
  readonly at: string;
  readonly punchIn: string;
  readonly punchOut: string;
  readonly typeId: string;
  readonly half: 'whole' | 'am' | 'pm';
  readonly reason: string;
}

/** Does what is asked for, and says how it went. */
export function useAct(act: AskedAct, lines: readonly AskedDay[]) {
  const t = useWords();
  const { tell } = useTools();
  const { locale } = useAppContext();
  const [failure, setFailure] = useState<string | null>(null);
  const patching = useSave(patchOnBehalf);
  const leaving = useSave(leaveOnBehalf);
  const adjusting = useSave(adjustAttendanceDay);
  const settling = useSave(settleExceptions);

  function refuse(error: GatewayError): false {
    setFailure(failureWords(error, locale));
    return false;
  }

  function say(words: string): true {
    tell(words, 'success');
    return true;
  }

  async function runOne(line: AskedDay, form: ActForm): Promise<boolean> {
    const { employmentId, day } = line;
    const { reason, typeId, half } = form;
    const [at, punchIn, punchOut] = [form.at, form.punchIn, form.punchOut].map(
      (text) => readClock(text) ?? text,
    ) as [string, string, string];
    const one = { employmentId, day, reason };
    if (act === 'adjust') {
      const outcome = await adjusting.save({ ...one, punchIn, punchOut });
      if (!outcome.ok) return refuse(outcome.error);
      const left = outcome.result.exceptions.map((kind) => t(`exception.${kind}`)).join(' · ');
      return say(left === '' ? t('inbox.done.adjust') : t('inbox.done.adjustLeft', { left }));
    }
    const outcome =
      act === 'patch'
        ? await patching.save({ ...one, at })
        : await leaving.save({ ...one, typeId, half });
    if (!outcome.ok) return refuse(outcome.error);
    if (outcome.result.pending) return say(t('inbox.done.pending'));
    return say(t(act === 'patch' ? 'inbox.done.patch' : 'inbox.done.leave'));
  }

  async function run(form: ActForm): Promise<boolean> {
    const [line] = lines;
    if (line === undefined) return false;
    if (act !== 'waive' && act !== 'confirm') return runOne(line, form);
    const days = lines.map(({ employmentId, day }) => ({ employmentId, day }));
    const outcome = await settling.save({ days, decision: act, reason: form.reason });
    if (!outcome.ok) return refuse(outcome.error);
    return say(t('inbox.done.settled', { count: outcome.result.settled }));
  }

  return { run, failure };
}
