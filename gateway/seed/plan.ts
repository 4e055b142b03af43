import type { Locale } from '#bridge/calls/kit/words.ts';

/** What a tenant is made of, before chance fills it with people. */
export interface TenantPlan {
  readonly code: string;
  readonly name: string;
  readonly locale: Locale;
  readonly systemCode: string;
  /** Makes its people differ from those of every other plan. */
  readonly seed: number;
  /** Whole years before the anchor day in which the company was founded. */
  readonly ageYears: number;
  readonly staffPrefix: string;
  readonly staffDigits: number;
  readonly legalEntity: string;
  readonly mailDomain: string;
  readonly workPlaces: readonly string[];
  readonly grades: readonly GradePlan[];
  readonly categories: readonly CategoryPlan[];
  readonly posts: readonly PostPlan[];
  /** Parents before children; the first is the company. */
  readonly organs: readonly OrganPlan[];
  /** How many people left within the last three years. */
  readonly left: number;
  /** How many have signed and not joined yet. */
  readonly pending: number;
  /** Share of dispatched workers (Interim Provisions on Labour Dispatch, art. 4: at most a tenth). */
  readonly dispatchShare: number;
  readonly fixed: readonly FixedPerson[];
}

export interface GradePlan {
  readonly code: string;
  readonly name: string;
}

export interface CategoryPlan {
  readonly code: string;
  readonly name: string;
}

export interface PostPlan {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly gradeFrom: string;
  readonly gradeTo: string;
  /** Share of women, 0 to 1. */
  readonly women: number;
}

export interface OrganPlan {
  readonly code: string;
  readonly name: string;
  readonly kind: 'company' | 'department' | 'team' | 'store';
  readonly parent: string | null;
  /** The first seat's first holder leads the organisation. */
  readonly seats: readonly SeatPlan[];
  /** Months before the anchor day in which it was closed; its people left or moved to the organisation named. */
  readonly closed?: { readonly monthsAgo: number; readonly successor: string };
  /** It stood elsewhere, or had another name, until so many months before the anchor day. */
  readonly before?: {
    readonly monthsAgo: number;
    readonly name?: string;
    readonly parent?: string;
  };
}

/** A position: a post in an organisation with so many holders today, planned for so many. */
export interface SeatPlan {
  readonly post: string;
  readonly active: number;
  readonly planned: number;
}

/** Somebody whose facts are not left to chance; what is absent is. */
export interface FixedPerson {
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly organ: string;
  readonly post: string;
  readonly grade?: string;
  readonly joinedOn?: string;
  readonly birthDate?: string;
  readonly ethnicGroup?: string;
  readonly nationality?: string;
  readonly degree?: string;
  readonly type?: 'full-time' | 'part-time' | 'intern' | 'dispatch' | 're-employed';
  /** Last day of work: after the anchor day for a notice that runs, before it for somebody who left. */
  readonly leftOn?: string;
  readonly leftReason?: 'resignation' | 'dismissal' | 'contract-end' | 'retirement' | 'other';
  /** An earlier employment of the same person. */
  readonly earlier?: { readonly joinedOn: string; readonly leftOn: string };
  readonly withoutBankAccount?: true;
  readonly withoutManager?: true;
  /** Sign-in name of a demo account that belongs to this person. */
  readonly account?: string;
}
