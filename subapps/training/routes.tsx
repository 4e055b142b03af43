import type { PageRoute } from '#bridge/react/index.ts';
import { DeskPage } from './pages/desk.tsx';
import { DutiesPage } from './pages/duties.tsx';
import { ExamAnalysisPage } from './pages/exam-analysis.tsx';
import { ExamsPage } from './pages/exams.tsx';
import { LearningPage } from './pages/learning.tsx';
import {
  CertificateKinds,
  Certificates,
  Courses,
  EnrolmentRequests,
  ExamSettings,
  Questions,
  Rules,
  Sessions,
} from './pages/record-lists.tsx';
import { SignInPage } from './pages/sign-in.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/learning', page: LearningPage },
  { path: '/sign-in', page: SignInPage },
  { path: '/my-exams', page: ExamsPage },
  { path: '/exams', page: ExamSettings },
  { path: '/exam-analysis', page: ExamAnalysisPage },
  { path: '/questions', page: Questions },
  { path: '/desk', page: DeskPage },
  { path: '/duties', page: DutiesPage },
  { path: '/rules', page: Rules },
  { path: '/requests', page: EnrolmentRequests },
  { path: '/certificates', page: Certificates },
  { path: '/certificate-kinds', page: CertificateKinds },
  { path: '/sessions', page: Sessions },
  { path: '/courses', page: Courses },
];
