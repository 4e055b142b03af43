import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { openPlace } from '../../stores/history/navigation.ts';
import { menuGroups } from '../../stores/menu/menu.ts';
import { NoMenuPage } from '../not-found/not-found-page.tsx';

/** What people of a supplier find at the start: the first page of their application, in place of the cards of the company. */
export function PartnerHome(): ReactElement | null {
  const [first] = useStore(menuGroups).flatMap(({ entries }) => entries);
  const target = first?.target.kind === 'page' ? first.target : undefined;
  useEffect(() => {
    if (target) openPlace(target);
  }, [target]);
  return target ? null : <NoMenuPage />;
}
