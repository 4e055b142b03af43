import type { PageRoute } from '#bridge/react/index.ts';
import { BoardPage } from './pages/board.tsx';
import { Candidates } from './pages/candidates.tsx';
import { DuplicatesPage } from './pages/duplicates.tsx';
import { MyInterviews } from './pages/my-interviews.tsx';
import { PrivacyPage } from './pages/privacy.tsx';
import {
  Channels,
  Jobs,
  Offers,
  OfferTemplates,
  Requisitions,
  Stages,
} from './pages/record-lists.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/board', page: BoardPage },
  { path: '/interviews', page: MyInterviews },
  { path: '/requisitions', page: Requisitions },
  { path: '/jobs', page: Jobs },
  { path: '/candidates', page: Candidates },
  { path: '/duplicates', page: DuplicatesPage },
  { path: '/privacy', page: PrivacyPage },
  { path: '/channels', page: Channels },
  { path: '/stages', page: Stages },
  { path: '/offers', page: Offers },
  { path: '/offer-templates', page: OfferTemplates },
];
