import type { ReactElement } from 'react';
import type { Route } from '#bridge/calls/workflow/route.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './routes.module.css';

const withdrawals = ['never', 'beforeFirst', 'running'] as const;
const revocations = ['never', 'route', 'once'] as const;

/** The days that a revocation begins with. */
const usualDays = 31;

const mostDays = 366;

interface PanelProps {
  route: Route;
  /** Whether the route has a form of its own: what a record has done is taken back on its page. */
  isOwn: boolean;
  onChange: (route: Route) => void;
}

/** Until when the applicant takes a request back, and whether an approved one can be revoked. */
export function StarterPanel(props: PanelProps): ReactElement {
  const { route, isOwn, onChange } = props;
  const t = useWords();
  const { revoke, ...rest } = route;
  return (
    <details>
      <summary>{t('routes.starter.title')}</summary>
      <div className={css.inside}>
        <Field label={t('routes.starter.withdraw')}>
          <Select
            options={withdrawals.map((value) => ({
              value,
              label: t(`routes.starter.until.${value}`),
            }))}
            value={route.withdraw}
            onChange={(withdraw) => onChange({ ...route, withdraw })}
          />
        </Field>
        {isOwn && (
          <Field label={t('routes.starter.revoke')}>
            <Select
              options={revocations.map((value) => ({
                value,
                label: t(`routes.starter.by.${value}`),
              }))}
              value={revoke?.by ?? 'never'}
              onChange={(by) =>
                onChange(
                  by === 'never'
                    ? rest
                    : { ...route, revoke: { days: revoke?.days ?? usualDays, by } },
                )
              }
            />
          </Field>
        )}
        {revoke && (
          <Field label={t('routes.starter.days')}>
            <NumberInput
              value={revoke.days}
              min={1}
              max={mostDays}
              onChange={(typed) => {
                if (typed === null) return;
                const days = Math.min(mostDays, Math.max(1, typed));
                onChange({ ...route, revoke: { ...revoke, days } });
              }}
            />
          </Field>
        )}
        <Permissions {...props} />
      </div>
    </details>
  );
}

/** Whether an approved request is made again, and whether approvers take decisions back. */
function Permissions({ route, isOwn, onChange }: PanelProps): ReactElement {
  const t = useWords();
  return (
    <>
      {isOwn && (
        <Checkbox
          checked={route.repeat === true}
          onChange={(repeat) => onChange({ ...route, repeat })}
        >
          {t('routes.starter.repeat')}
        </Checkbox>
      )}
      <Checkbox
        checked={route.takeBack !== false}
        onChange={(takeBack) => onChange({ ...route, takeBack })}
      >
        {t('routes.starter.takeBack')}
      </Checkbox>
    </>
  );
}
