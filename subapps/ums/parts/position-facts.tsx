import type { ReactElement } from 'react';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import type { Position } from './position-columns.tsx';

/** What is known of one position. */
export function PositionFacts({ position }: { position: Position }): ReactElement {
  const t = useWords();
  const { code, organName, postName, planned, filled, vacant } = position;
  return (
    <DescriptionList
      items={[
        { id: 'code', term: t('position.code'), value: code },
        { id: 'organ', term: t('position.organ'), value: organName },
        { id: 'post', term: t('position.post'), value: postName },
        { id: 'planned', term: t('position.planned'), value: formatNumber(planned) },
        { id: 'filled', term: t('position.filled'), value: formatNumber(filled) },
        { id: 'vacant', term: t('position.vacant'), value: formatNumber(vacant) },
      ]}
    />
  );
}
