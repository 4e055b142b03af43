import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Report } from '../stores/catalogue.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './report.module.css';
import { Star } from './star.tsx';
import { useFavourite } from './use-favourite.ts';

interface RowProps {
  report: Report;
  onOpen: (place: string) => void;
  onRemove: (id: string, name: string) => void;
}

/** One report of the catalogue. */
export function CatalogueRow({ report, onOpen, onRemove }: RowProps): ReactElement {
  const t = useWords();
  const { id, name, note, folder, lastOpenedAt } = report;
  const [on, turn] = useFavourite(id, report.favourite);
  const place = `/reports/${id}`;
  const items = useItems(report, onOpen, onRemove);
  return (
    <tr>
      <td className={css.starCell}>
        <Star name={name} on={on} onTurn={turn} />
      </td>
      <th scope="row">
        <LinkButton onClick={() => onOpen(place)}>{name}</LinkButton>
        {note !== '' && <p className={css.faint}>{note}</p>}
      </th>
      <td data-label={t('columns.folder')}>{t(`folders.${folder}`)}</td>
      <td data-label={t('columns.owner')}>
        <Owner report={report} />
      </td>
      <td data-label={t('columns.opened')} className={css.faint}>
        {lastOpenedAt === null ? t('never') : formatDate(lastOpenedAt, 'minute')}
      </td>
      <td className={css.tools}>
        <Menu
          placement="bottom-end"
          trigger={<IconButton size="sm" icon="more" label={t('actions.more', { name })} />}
          groups={[{ id: 'all', items }]}
        />
      </td>
    </tr>
  );
}

function useItems(
  { id, name, mine }: Report,
  onOpen: RowProps['onOpen'],
  onRemove: RowProps['onRemove'],
): readonly MenuItem[] {
  const t = useWords();
  const copy: MenuItem = {
    id: 'copy',
    icon: 'copy',
    label: t('actions.copy'),
    onSelect: () => onOpen(`/reports/${id}/copy`),
  };
  if (!mine) return [copy];
  const edit: MenuItem = {
    id: 'edit',
    icon: 'edit',
    label: t('actions.edit'),
    onSelect: () => onOpen(`/reports/${id}/edit`),
  };
  const remove: MenuItem = {
    id: 'remove',
    icon: 'delete',
    label: t('actions.remove'),
    danger: true,
    onSelect: () => onRemove(id, name),
  };
  return [edit, copy, remove];
}

function Owner({ report }: { report: Report }): ReactElement {
  const t = useWords();
  if (report.builtIn) return <Tag>{t('builtIn')}</Tag>;
  if (!report.mine) return <>{report.ownerName}</>;
  return (
    <span className={css.tags}>
      <Tag tone="accent">{t('mine')}</Tag>
      {report.shared && <Tag tone="good">{t('sharedByMe')}</Tag>}
    </span>
  );
}
