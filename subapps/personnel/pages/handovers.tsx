import type { ReactElement } from 'react';
import { MyHandovers } from '../parts/changes/my-handovers.tsx';

/** What colleagues who leave hand over to the signed-in person. */
export function HandoversPage(): ReactElement {
  return <MyHandovers />;
}
