import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
} from 'jose';
import { sql } from 'kysely';
import type { GatewayDatabase } from '../../db/open-database.ts';
import { BriefCache } from './brief-cache.ts';
import { newSecret } from './secrets.ts';

/** A gateway signs with one key for this long, in milliseconds; its public half is kept twice as long. */
export const KEY_LIFE = 24 * 3_600_000;

/**
 * The algorithm of the tokens that the gateway itself reads: what a token's own header says is compared with it, never
 * followed. Identity tokens are read by the servers of vendors, whose libraries all know ES256.
 */
export const ALGORITHM = 'EdDSA';

/** What the keys of each algorithm are called in their JWK. */
const keyTypes = { EdDSA: 'OKP', ES256: 'EC' } as const;

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly until: number;
}

/**
 * The keys of one kind of tokens. The private half is made by each gateway for itself and lives in its memory;
 * the public half goes to the database, where every gateway finds it.
 */
export class SigningKeys {
  readonly #database: GatewayDatabase;
  readonly #now: () => Date;
  readonly #publicKeys = new BriefCache<CryptoKey | null>();
  readonly #known = new Map<string, CryptoKey>();
  #current: Promise<SigningKey> | null = null;
  readonly algorithm: keyof typeof keyTypes;

  constructor(
    database: GatewayDatabase,
    now: () => Date,
    algorithm: keyof typeof keyTypes = ALGORITHM,
  ) {
    this.#database = database;
    this.#now = now;
    this.algorithm = algorithm;
  }

  /** The key to sign with now. */
  async signingKey(): Promise<SigningKey> {
    const current = await this.#current;
    if (current !== null && current.until > this.#now().getTime()) return current;
    const made = this.#make();
    this.#current = made;
    // A key that could not be published is forgotten, or no token would ever be made again.
    made.catch(() => {
      if (this.#current === made) this.#current = null;
    });
    return made;
  }

  /** The public key of a token's `kid`, or null when no gateway has published it. */
  async publicKey(kid: string): Promise<CryptoKey | null> {
    const known = this.#known.get(kid);
    if (known !== undefined) return known;
    if (!/^[A-Za-z0-9_-]{16}$/.test(kid)) return null;
    const key = await this.#publicKeys.get(kid, () => this.#look(kid));
    if (key !== null) this.#known.set(kid, key);
    return key;
  }

  /** The public keys of every gateway, the one to sign with now among them. */
  async published(): Promise<JSONWebKeySet> {
    await this.signingKey();
    const rows = await this.#database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('signing_key')
          .select(['kid', 'public_key'])
          .where(this.#isOurs())
          .where('expires_at', '>', this.#now())
          .orderBy('created_at', 'desc')
          .execute(),
    );
    const about = { alg: this.algorithm, use: 'sig' };
    return {
      keys: rows.map(({ kid, public_key }): JWK => ({ ...(public_key as JWK), ...about, kid })),
    };
  }

  #isOurs() {
    return sql<boolean>`public_key ->> 'kty' = ${keyTypes[this.algorithm]}`;
  }

  async #make(): Promise<SigningKey> {
    const { privateKey, publicKey } = await generateKeyPair(this.algorithm);
    const jwk = await exportJWK(publicKey);
    const kid = newSecret().slice(0, 16);
    const now = this.#now();
    await this.#database.withOperatorTransaction(
      { accountId: null },
      'write',
      async (transaction) => {
        await transaction.deleteFrom('signing_key').where('expires_at', '<', now).execute();
        await transaction
          .insertInto('signing_key')
          .values({
            kid,
            public_key: JSON.stringify(jwk),
            created_at: now,
            expires_at: new Date(now.getTime() + 2 * KEY_LIFE),
          })
          .execute();
      },
    );
    this.#known.clear();
    this.#known.set(kid, publicKey);
    return { kid, privateKey, until: now.getTime() + KEY_LIFE };
  }

  async #look(kid: string): Promise<CryptoKey | null> {
    const row = await this.#database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('signing_key')
          .select('public_key')
          .where('kid', '=', kid)
          .where(this.#isOurs())
          .where('expires_at', '>', this.#now())
          .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const key = await importJWK(row.public_key, this.algorithm);
    return key instanceof Uint8Array ? null : key;
  }
}
