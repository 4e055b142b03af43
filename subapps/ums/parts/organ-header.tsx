import type { ReactElement, ReactNode } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { organDetail } from '#bridge/calls/ums/calls.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import type { MenuItem } from '#ui/parts/menu.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Organ } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './organ-header.module.css';
import { OrganActions } from './tree-edit/organ-actions.tsx';
import type { OrganTask } from './tree-edit/organ-task.ts';
import { useOpenEmployee } from './use-open-employee.ts';

export type OrganDetail = ResultOf<typeof organDetail>;

interface OrganHeaderProps {
  /** Known at once from the tree; the rest follows. */
  organ: Organ;
  detail: OrganDetail | undefined;
  /** Whether the person may see an organisation of the path; the others are named only. */
  sees: (organId: string) => boolean;
  onSelect: (organId: string) => void;
  onTask: (task: OrganTask) => void;
  sheets: readonly MenuItem[];
}

/** Who and what an organisation is: its way down from the company, its leader and its head-counts. */
export function OrganHeader(props: OrganHeaderProps): ReactElement {
  const { organ, detail, sees, onSelect, onTask, sheets } = props;
  const t = useWords();
  return (
    <div className={css.header}>
      <PageHeader
        title={organ.name}
        after={<Tag>{t(`kind.${organ.kind}`)}</Tag>}
        subtitle={<OrganPath path={detail?.path ?? []} sees={sees} onSelect={onSelect} />}
        actions={detail && <OrganActions organ={detail} {...{ onTask, sheets }} />}
      />
      <dl className={css.facts}>
        <Fact term={t('organ.leader')}>
          <Leader organ={organ} />
        </Fact>
        <Fact term={t('organ.code')}>{organ.code}</Fact>
        <Fact term={t('organ.openedOn')}>{formatDate(detail?.openedOn)}</Fact>
        {detail?.remark && <Fact term={t('edit.remark')}>{detail.remark}</Fact>}
      </dl>
      <StatisticsStrip
        items={[
          { id: 'total', label: t('organ.total'), value: organ.totalHeadCount },
          { id: 'direct', label: t('organ.direct'), value: organ.headCount },
        ]}
      />
    </div>
  );
}

interface OrganPathProps {
  path: OrganDetail['path'];
  sees: (organId: string) => boolean;
  onSelect: (organId: string) => void;
}

/** The organisations above, each a way up; nothing at the top. */
function OrganPath({ path, sees, onSelect }: OrganPathProps): ReactElement | null {
  const t = useWords();
  if (path.length < 2) return null;
  return (
    <nav aria-label={t('organ.path')}>
      <ol className={css.path}>
        {path.slice(0, -1).map(({ id, name }, at) => (
          <li key={id}>
            {at > 0 && <Icon name="chevron-right" size={12} />}
            {sees(id) ? <LinkButton onClick={() => onSelect(id)}>{name}</LinkButton> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Leader({ organ: { leaderId, leaderName } }: { organ: Organ }): ReactElement {
  const t = useWords();
  const openEmployee = useOpenEmployee();
  if (!leaderId || !leaderName) return <>{t('organ.noLeader')}</>;
  return (
    <LinkButton
      aria-label={t('organ.openLeader', { name: leaderName })}
      onClick={() => openEmployee(leaderId)}
    >
      {leaderName}
    </LinkButton>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
