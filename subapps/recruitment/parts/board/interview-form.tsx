import { type ReactElement, useState } from 'react';
import { bookInterview } from '#bridge/calls/recruit/interviews.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { minutesOf } from '../../texts/clock.ts';
import css from './board.module.css';
import { PanelField, StartSelect, usualWays, type Ways, WaysFields } from './interview-fields.tsx';
import { useSaved } from './use-saved.ts';

interface Draft extends Ways {
  readonly on: string;
  readonly from: string;
}

const usual: Draft = { on: '', from: '600', ...usualWays };

/** Books an interview with its panel. */
export function InterviewForm(props: {
  applicationId: string;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { applicationId, onClose, onSaved } = props;
  const t = useWords();
  const [draft, setDraft] = useState(usual);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const { save, errors, problem } = useSaved(bookInterview, {
    done: t('interview.booked'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { on, from, minutes, mode, place, panel } = draft;
  const send = (): Promise<void> =>
    save({
      applicationId,
      on,
      from: minutesOf(from),
      minutes: minutes ?? 0,
      mode,
      ...(place !== '' && { place }),
      panel: panel.map(({ id }) => id),
    });
  return (
    <Dialog
      open
      width={640}
      title={t('interview.title')}
      onClose={onClose}
      buttons={[{ id: 'book', label: t('application.book'), variant: 'primary', onClick: send }]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <div className={css.pair}>
          <Field label={t('interview.on')} required error={errors.on}>
            <DateInput value={on} onChange={(next) => change({ on: next })} />
          </Field>
          <Field label={t('interview.from')} required error={errors.from}>
            <StartSelect value={from} onChange={(next) => change({ from: next })} />
          </Field>
        </div>
        <WaysFields ways={draft} errors={errors} onChange={change} />
        <PanelField
          panel={panel}
          error={errors.panel}
          onChange={(next) => change({ panel: next })}
        />
      </div>
    </Dialog>
  );
}
