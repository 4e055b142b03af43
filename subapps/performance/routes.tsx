import type { PageRoute } from '#bridge/react/index.ts';
import { AppealsPage } from './pages/appeals.tsx';
import { CalibrationPage } from './pages/calibration.tsx';
import { MeetingPage } from './pages/meeting.tsx';
import { MinePage } from './pages/mine.tsx';
import { ProgressPage } from './pages/progress.tsx';
import { Cycles, Forms, Goals, Meetings, Scales } from './pages/record-lists.tsx';
import { TeamPage } from './pages/team.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/mine', page: MinePage },
  { path: '/team', page: TeamPage },
  { path: '/progress', page: ProgressPage },
  { path: '/calibration', page: CalibrationPage },
  { path: '/meeting', page: MeetingPage },
  { path: '/meetings', page: Meetings },
  { path: '/appeals', page: AppealsPage },
  { path: '/cycles', page: Cycles },
  { path: '/goals', page: Goals },
  { path: '/scales', page: Scales },
  { path: '/forms', page: Forms },
];
