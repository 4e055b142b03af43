/** The access tokens of everybody in the company, by pages. */
import { atom } from 'nanostores';
import { companyTokens, endCompanyToken } from '#bridge/calls/agent/administration.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { failureOf } from './failure.ts';

/** Tokens of a page. */
const ROWS = 50;

/** What the page shows. */
export interface TokensState {
  readonly page: ResultOf<typeof companyTokens> | null;
  readonly failed: string | null;
  readonly denied: boolean;
}

/** One token of the list. */
export type CompanyToken = ResultOf<typeof companyTokens>['rows'][number];

/** The store of the page of tokens. */
export class Tokens {
  readonly state = atom<TokensState>({ page: null, failed: null, denied: false });
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  /** Reads a page. */
  async load(page: number): Promise<void> {
    this.state.set({ ...this.state.get(), failed: null, denied: false });
    try {
      const found = await this.#gateway.call(companyTokens, { page, rows: ROWS });
      // The last row of the last page may be gone.
      if (found.rows.length === 0 && page > 1) return await this.load(page - 1);
      this.state.set({ ...this.state.get(), page: found });
    } catch (cause) {
      this.state.set({ ...this.state.get(), ...failureOf(cause) });
    }
  }

  /** Ends a token, and reads the page again; of one that is gone already too. */
  async end(id: string): Promise<void> {
    try {
      await this.#gateway.call(endCompanyToken, { id });
    } finally {
      await this.load(this.state.get().page?.page ?? 1);
    }
  }
}
