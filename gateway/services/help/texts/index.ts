import type { Article } from '../article.ts';
import { agentArticle } from './agent.ts';
import { attendanceArticle } from './attendance.ts';
import { biArticle } from './bi.ts';
import { dashboardArticle } from './dashboard.ts';
import { documentsArticle } from './documents.ts';
import { outsourcingArticle } from './outsourcing.ts';
import { performanceArticle } from './performance.ts';
import { personnelArticle } from './personnel.ts';
import { portalArticle } from './portal.ts';
import { purchasingArticle } from './purchasing.ts';
import { recruitmentArticle } from './recruitment.ts';
import { reportArticle } from './report.ts';
import { salaryArticle } from './salary.ts';
import { schedulingArticle } from './scheduling.ts';
import { supplierArticle } from './supplier.ts';
import { systemArticle } from './system.ts';
import { taxArticle } from './tax.ts';
import { tourdeskArticle } from './tourdesk.ts';
import { tourshopArticle } from './tourshop.ts';
import { trainingArticle } from './training.ts';
import { umsArticle } from './ums.ts';
import { workflowArticle } from './workflow.ts';

const all: readonly Article[] = [
  agentArticle,
  attendanceArticle,
  biArticle,
  dashboardArticle,
  documentsArticle,
  outsourcingArticle,
  performanceArticle,
  personnelArticle,
  portalArticle,
  purchasingArticle,
  recruitmentArticle,
  reportArticle,
  salaryArticle,
  schedulingArticle,
  supplierArticle,
  systemArticle,
  taxArticle,
  tourdeskArticle,
  tourshopArticle,
  trainingArticle,
  umsArticle,
  workflowArticle,
];

/** The articles by the code of their application. */
export const articles: ReadonlyMap<string, Article> = new Map(
  all.map((article) => [article.app, article]),
);
