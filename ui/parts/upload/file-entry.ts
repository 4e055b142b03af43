import type { UploadItem } from './uploads.ts';

/** One file of the list: arrived when there is no `state`. */
export interface FileEntryProps {
  name: string;
  /** Address of one that has arrived. */
  address?: string;
  /** The file itself while it is on its way. */
  file?: File;
  state?: UploadItem['state'];
  /** 0 to 1 while it is being sent. */
  share?: number | undefined;
  /** Why it is not there yet. */
  words?: string;
  onOpen?: () => void;
  onRetry?: () => void;
  onDrop: () => void;
  disabled: boolean;
}
