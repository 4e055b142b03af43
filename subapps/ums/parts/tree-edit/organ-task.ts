import type { OrganDetail } from '../organ-header.tsx';

/** What somebody is about to do with an organisation. */
export type OrganTask =
  | { readonly kind: 'add' | 'change' | 'close' | 'opening' | 'history'; readonly organId: string }
  | {
      readonly kind: 'move';
      readonly organId: string;
      /** Where it was dropped; without it the dialog begins at its present place. */
      readonly parentId?: string | null;
      readonly beforeId?: string | null;
    };

/** What every dialog about an organisation gets. */
export interface TaskProps {
  organ: OrganDetail;
  /** The day the page shows; a change begins on it unless another day is chosen. */
  day: string;
  onClose: () => void;
  /** The tree changed; `organId` is what to show now. */
  onSaved: (organId?: string) => void;
}
