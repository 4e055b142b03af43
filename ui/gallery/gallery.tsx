import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { classNames } from '../parts/class-names.ts';
import { RadioGroup } from '../parts/radio-group.tsx';
import { changeLook, look, target } from './address.ts';
import css from './gallery.module.css';
import { stories } from './stories.ts';
import type { Story, StoryState } from './story.ts';
import { useGalleryTexts } from './texts/use-gallery-texts.ts';

/** Every part in every state: a list of the stories, the look, and what the address asks for. */
export function Gallery(): ReactElement {
  const t = useGalleryTexts();
  const at = useStore(target);
  const story = stories.find(({ id }) => id === at.story);
  const state = story?.states.find(({ name }) => name === at.state);
  return (
    <div className={css.gallery} data-target={[at.story, at.state].filter(Boolean).join('/')}>
      <nav className={css.aside} aria-label={t('gallery.stories')}>
        <a className={css.title} href="#/">
          {t('gallery.title')}
        </a>
        {stories.map(({ id }) => (
          <a
            key={id}
            className={css.link}
            href={`#${id}`}
            aria-current={id === at.story ? 'page' : undefined}
          >
            {id}
          </a>
        ))}
      </nav>
      <LookSwitches />
      {story && state ? (
        <OneState key={`${story.id}/${state.name}`} story={story} state={state} />
      ) : (
        <main className={css.main}>
          {story ? <AllStates key={story.id} story={story} /> : <Index />}
        </main>
      )}
    </div>
  );
}

function LookSwitches(): ReactElement {
  const t = useGalleryTexts();
  const { theme, mode, language } = useStore(look);
  return (
    <header className={css.switches}>
      <RadioGroup
        label={t('gallery.theme')}
        value={theme}
        options={(['blue', 'orange'] as const).map((value) => ({
          value,
          label: t(`gallery.${value}`),
        }))}
        onChange={(next) => changeLook({ theme: next })}
      />
      <RadioGroup
        label={t('gallery.mode')}
        value={mode}
        options={(['light', 'dark'] as const).map((value) => ({
          value,
          label: t(`gallery.${value}`),
        }))}
        onChange={(next) => changeLook({ mode: next })}
      />
      <RadioGroup
        label={t('gallery.language')}
        value={language}
        options={(['zh-CN', 'en'] as const).map((value) => ({
          value,
          label: t(`gallery.${value}`),
        }))}
        onChange={(next) => changeLook({ language: next })}
      />
    </header>
  );
}

function Index(): ReactElement {
  const t = useGalleryTexts();
  return (
    <>
      <h1 className={css.name}>{t('gallery.title')}</h1>
      <dl className={css.index}>
        {stories.map(({ id, states }) => (
          <div key={id} className={css.entry}>
            <dt>
              <a href={`#${id}`} data-view>
                {id}
              </a>
            </dt>
            {states.map(({ name, place }) => (
              <dd key={name}>
                <a className={css.quiet} href={`#${id}/${name}`} data-view={place}>
                  {name}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

function AllStates({ story }: { story: Story }): ReactElement {
  return (
    <>
      <h1 className={css.name}>{story.id}</h1>
      {story.states.map(({ name, draw: Draw, place }) => (
        <section key={name} className={css.state}>
          <h2 className={css.stateName}>
            <a href={`#${story.id}/${name}`}>{name}</a>
          </h2>
          {!place && (
            <div className={css.stage}>
              <Draw />
            </div>
          )}
        </section>
      ))}
    </>
  );
}

function OneState({ story, state }: { story: Story; state: StoryState }): ReactElement {
  const { draw: Draw, name, place } = state;
  if (place === 'page') {
    return (
      <div className={css.page}>
        <Draw />
      </div>
    );
  }
  return (
    <main className={css.main}>
      <h1 className={css.name}>{`${story.id}/${name}`}</h1>
      <div className={classNames(css.stage, css.alone)}>
        <Draw />
      </div>
    </main>
  );
}
