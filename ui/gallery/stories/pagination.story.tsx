import { type ReactElement, useState } from 'react';
import { Pagination } from '../../parts/pagination/pagination.tsx';
import type { Story } from '../story.ts';

export const paginationStory: Story = {
  id: 'pagination',
  states: [
    { name: 'first', draw: First, place: 'alone' },
    { name: 'middle', draw: Middle, place: 'alone' },
    { name: 'one-page', draw: OnePage, place: 'alone' },
    { name: 'during-batch', draw: DuringBatch, place: 'alone' },
  ],
};

function First(): ReactElement {
  return <Pages total={863} first={1} />;
}

function Middle(): ReactElement {
  return <Pages total={863} first={20} />;
}

function OnePage(): ReactElement {
  return <Pages total={7} first={1} />;
}

function DuringBatch(): ReactElement {
  return <Pages total={863} first={2} disabled />;
}

interface PagesProps {
  total: number;
  first: number;
  disabled?: boolean;
}

function Pages({ total, first, disabled = false }: PagesProps): ReactElement {
  const [at, setAt] = useState({ page: first, size: 20 });
  return <Pagination total={total} {...at} onChange={setAt} goTo disabled={disabled} />;
}
