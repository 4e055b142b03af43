import { useStore } from '@nanostores/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { locales } from '#bridge/calls/kit/words.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { restartFrame } from '../host/frames/pool.ts';
import { closeTab } from '../host/tabs/tab-actions.ts';
import { openPlace } from '../stores/history/navigation.ts';
import { drawnTabs } from '../stores/history/page-views.ts';
import {
  chooseLanguage,
  chooseMode,
  chooseTheme,
  theme,
  themeNames,
} from '../stores/portal/preferences.ts';
import { loadPermissions } from '../stores/session/permissions.ts';
import { session, signIn } from '../stores/session/session.ts';
import css from './mock-host.module.css';
import type { MockHostProps } from './mock-host.tsx';
import { Standing } from './standing.tsx';
import { takeOut } from './take-out.ts';
import { useMockTexts } from './texts/mock-texts.ts';
import { people } from './texts/people.ts';

const rightsChoices = ['all', 'pages', 'none'] as const;

/** Plays the portal around the app: who is there, what they may do and have chosen, and what happens to the tab. */
export function Panel(props: MockHostProps & { readonly isShown: boolean }): ReactElement {
  const t = useMockTexts();
  return (
    <aside className={css.panel} aria-label={t('title')}>
      <h1 className={css.title}>{t('title')}</h1>
      <Standing app={props.app} />
      <Person />
      <Look />
      <Events {...props} />
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section className={css.group}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Person(): ReactElement {
  const t = useMockTexts();
  const [rights, setRights] = useState<(typeof rightsChoices)[number]>('all');
  const account = useStore(session)?.user.account;

  async function grant(next: (typeof rightsChoices)[number]): Promise<void> {
    setRights(next);
    await fetch(`/mock/rights?are=${next}`, { method: 'POST' });
    await loadPermissions();
  }

  return (
    <Group title={t('person.heading')}>
      <Field label={t('person.user')}>
        <Select
          options={people.map((one) => ({ value: one.account, label: one.realName }))}
          value={account ?? ''}
          onChange={(next) => void signIn(next, 'mock')}
        />
      </Field>
      <Field label={t('person.rights')}>
        <RadioGroup
          options={rightsChoices.map((value) => ({ value, label: t(`rights.${value}`) }))}
          value={rights}
          onChange={(next) => void grant(next)}
        />
      </Field>
    </Group>
  );
}

function Look(): ReactElement {
  const t = useMockTexts();
  const language = useStore(locale);
  const { name, mode } = useStore(theme);
  return (
    <Group title={t('look.heading')}>
      <Field label={t('look.language')}>
        <RadioGroup
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={chooseLanguage}
        />
      </Field>
      <Field label={t('look.theme')}>
        <RadioGroup
          options={themeNames.map((value) => ({ value, label: t(`themes.${value}`) }))}
          value={name}
          onChange={chooseTheme}
        />
      </Field>
      <Field label={t('look.mode')}>
        <RadioGroup
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`modes.${value}`),
          }))}
          value={mode}
          onChange={chooseMode}
        />
      </Field>
    </Group>
  );
}

function Events({
  app,
  route,
  stage,
  isShown,
}: MockHostProps & { readonly isShown: boolean }): ReactElement {
  const t = useMockTexts();
  const [place, setPlace] = useState(route);
  const tab = useStore(drawnTabs).find((one) => one.app === app);
  if (!tab)
    return (
      <Group title={t('events.heading')}>
        <Button variant="primary" onClick={() => void stage.open()}>
          {t('events.open')}
        </Button>
      </Group>
    );
  return (
    <Group title={t('events.heading')}>
      <div className={css.buttons}>
        <Button onClick={() => void (isShown ? stage.hide() : stage.show())}>
          {isShown ? t('events.hide') : t('events.show')}
        </Button>
        <Button onClick={() => void takeOut()}>{t('events.suspend')}</Button>
        <Button onClick={() => void closeTab(tab.id)}>{t('events.close')}</Button>
        <Button onClick={() => restartFrame(app)}>{t('events.reload')}</Button>
        <Button onClick={() => void stage.ask('unreadChanged', { unread: 7 })}>
          {t('events.unread')}
        </Button>
      </div>
      <Field label={t('events.route')}>
        <TextInput
          value={place}
          onChange={setPlace}
          onKeyDown={({ key }) => key === 'Enter' && openPlace({ app, route: place })}
        />
      </Field>
    </Group>
  );
}
