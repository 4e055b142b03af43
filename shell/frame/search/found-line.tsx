import { useStore } from '@nanostores/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '#ui/parts/avatar.tsx';
import { classNames } from '#ui/parts/class-names.ts';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import type { IconName } from '#ui/parts/icon/paths.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import type { FoundPerson } from '../../stores/menu/search.ts';
import type { Found } from './found.ts';
import { markPieces } from './marks.ts';
import css from './search-dialog.module.css';
import { useSearchTexts } from './texts/search-texts.ts';

interface FoundLineProps {
  id: string;
  found: Found;
  keyword: string;
  chosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

/** One line of what was found. It never has the keyboard: the search field names it as the chosen one. */
export function FoundLine(props: FoundLineProps): ReactElement {
  const { id, found, keyword, chosen, onChoose, onOpen } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox that controls the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={css.option}
      // A still pointer under a list that grows chooses nothing.
      onMouseMove={() => chosen || onChoose()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Body found={found} keyword={keyword} />
      <Icon name="chevron-right" size={14} className={css.go} />
    </div>
  );
}

function Body({ found, keyword }: { found: Found; keyword: string }): ReactElement {
  const t = useSearchTexts();
  const apps = useStore(registeredApps);
  switch (found.kind) {
    case 'person':
      return <PersonBody person={found.person} keyword={keyword} />;
    case 'document': {
      const { name, category, personName, addedAt } = found.document;
      const detail = `${personName} · ${t(`kinds.${category}`)}`;
      return <PaperBody icon="document" title={name} {...{ keyword, detail }} at={addedAt} />;
    }
    case 'row': {
      const { title, kind, place } = found.row;
      return (
        <PageBody icon={apps.get(place.app)?.icon ?? ''} title={title} keyword={keyword}>
          {kind}
        </PageBody>
      );
    }
    case 'notice': {
      const { title, authorName, publishedAt } = found.notice;
      return <PaperBody icon="bell" {...{ title, keyword }} detail={authorName} at={publishedAt} />;
    }
    case 'menu': {
      const { title, icon, target } = found.entry;
      const outside = target.kind === 'external';
      return (
        <PageBody icon={icon} title={title} keyword={keyword}>
          {outside && <Icon name="external" size={12} />}
          {outside && <VisuallyHidden>{t('outside')}</VisuallyHidden>}
        </PageBody>
      );
    }
    case 'result': {
      const { title, detail = '', app } = found.result;
      return (
        <PageBody icon={apps.get(app)?.icon ?? ''} title={title} keyword={keyword}>
          {detail}
        </PageBody>
      );
    }
    case 'recent': {
      const { title, icon, appTitle } = found.page;
      return (
        <PageBody icon={icon} title={title} keyword={keyword}>
          {appTitle !== title && appTitle}
        </PageBody>
      );
    }
  }
}

function PageBody(props: {
  icon: string;
  title: string;
  keyword: string;
  children: ReactNode;
}): ReactElement {
  const { icon, title, keyword, children } = props;
  return (
    <>
      <span className={css.icon}>
        <Icon name={iconOfApp(icon)} />
      </span>
      <span className={css.name}>
        <Marked text={title} keyword={keyword} />
      </span>
      <span className={css.detail}>{children}</span>
    </>
  );
}

function PersonBody({ person, keyword }: { person: FoundPerson; keyword: string }): ReactElement {
  const t = useSearchTexts();
  const { name, staffNo, organName, postName, phone, status } = person;
  const away = status === 'left' || status === 'retired';
  return (
    <>
      <Avatar name={name} size="sm" />
      <span className={classNames(css.name, away && css.away)}>
        <Marked text={name} keyword={keyword} />
      </span>
      {status !== 'active' && status !== 'probation' && <Tag>{t(`status.${status}`)}</Tag>}
      <span className={css.detail}>{[organName, postName].filter(Boolean).join(' · ')}</span>
      <span className={css.number}>
        <Marked text={staffNo} keyword={keyword} />
      </span>
      {phone && (
        <span className={css.number}>
          <Marked text={phone} keyword={keyword} />
        </span>
      )}
    </>
  );
}

function PaperBody(props: {
  icon: IconName;
  title: string;
  keyword: string;
  detail: string;
  at: string;
}): ReactElement {
  const { icon, title, keyword, detail, at } = props;
  return (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.name}>
        <Marked text={title} keyword={keyword} />
      </span>
      <span className={css.detail}>{detail}</span>
      <span className={css.number}>{formatDate(at)}</span>
    </>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }): ReactNode {
  return markPieces(text, keyword).map(({ at, text: piece, marked }) =>
    marked ? (
      <mark key={at} className={css.mark}>
        {piece}
      </mark>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
