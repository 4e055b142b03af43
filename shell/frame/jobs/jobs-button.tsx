import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Popover } from '#ui/parts/popover.tsx';
import { showToast, type ToastTone } from '#ui/parts/toast/toasts.ts';
import { forgetJob } from '../../host/jobs.ts';
import { type Job, jobs } from '../../stores/jobs.ts';
import { Counted } from '../counted.tsx';
import { useCover } from '../use-cover.ts';
import { JobLine } from './job-line.tsx';
import css from './jobs.module.css';
import { useJobTexts } from './texts/job-texts.ts';

/** Long work behind a button of the header, and a word when some of it ends. */
export function JobsButton(): ReactElement {
  const t = useJobTexts();
  const list = useStore(jobs);
  const running = list.filter(({ state }) => state.kind === 'running').length;
  const ended = list.filter(({ state }) => state.kind !== 'running');
  const [open, setOpen] = useState(false);
  useCover(open, () => setOpen(false));
  useEndings();
  return (
    <Counted count={running} tone="plain">
      <Popover
        label={t('title')}
        placement="bottom-end"
        open={open}
        onOpen={setOpen}
        trigger={
          <IconButton
            icon="approval"
            label={running > 0 ? t('running', { count: running }) : t('idle')}
          />
        }
      >
        <div className={css.panel}>
          <div className={css.head}>
            <h2 className={css.heading}>{t('title')}</h2>
            <Button
              size="sm"
              variant="quiet"
              disabled={ended.length === 0}
              onClick={() => {
                for (const { id } of ended) forgetJob(id);
              }}
            >
              {t('clear')}
            </Button>
          </div>
          <ul className={css.list}>
            {list.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
        </div>
      </Popover>
    </Counted>
  );
}

const tones: Readonly<Record<Exclude<Job['state']['kind'], 'running'>, ToastTone>> = {
  done: 'good',
  failed: 'bad',
  cancelled: 'info',
  interrupted: 'warn',
};

/** Says each ending once, wherever the person is by then. */
function useEndings(): void {
  const t = useJobTexts();
  useEffect(
    () =>
      jobs.listen((now, before) => {
        for (const { id, title, state } of now) {
          const was = before?.find((one) => one.id === id)?.state.kind;
          if (was !== 'running' || state.kind === 'running') continue;
          showToast(t(`said.${state.kind}`, { title }), tones[state.kind]);
        }
      }),
    [t],
  );
}
