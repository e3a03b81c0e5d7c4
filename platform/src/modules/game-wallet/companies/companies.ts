import { BlockList, isIPv6 } from 'node:net';

import type { Kernel } from '../../../kernel/module.ts';
import type { SigningKey } from '../signing/signature.ts';
import { readCompany, type Adapter, type Company } from './company-store.ts';
import { keysOf, type CompanyKey } from './key-store.ts';

/** What shared secrets of companies are sealed for, each for its company and id. */
export const COMPANY_KEY = 'game-wallet.company-key';

export const ownerOfKey = (company: string, keyId: string): string => `${company}.${keyId}`;

/** A company that calls, as its calls are judged by. */
export interface Caller {
  readonly company: Company;
  /** Keys that hold now, of one id or all of them. */
  keysNow(keyId?: string): readonly SigningKey[];
}

export interface Companies {
  /** Undefined for one that is not there. */
  named(company: string): Promise<Company | undefined>;
  /** As it stands in the database; undefined for one that is not there. */
  caller(company: string): Promise<Caller | undefined>;
  /**
   * Judges a call by its company as it stood within the last `KNOWN_FOR_MS`, so that a call asks the database nothing; where
   * that refuses, by how it stands now, so that what was just added holds at once.
   * @throws what `judge` throws
   */
  judged<Verdict>(company: string, judge: (caller: Caller | undefined) => Verdict): Promise<Verdict>;
  /** As it stood within the last `KNOWN_FOR_MS`; undefined for one that is not there. */
  known(company: string): Promise<Company | undefined>;
  /** A company was changed here: what is known of it holds no longer. */
  changed(company: string): void;
}

/** How soon a node knows of a key that was ended on another, or of an address. */
export const KNOWN_FOR_MS = 1_000;

export function createCompanies({ db, clock, secrets }: Pick<Kernel, 'db' | 'clock' | 'secrets'>): Companies {
  const known = new Map<string, { readonly caller: Caller; readonly readAtMs: number }>();

  function opened({ company, keyId, algorithm, sealed, publicKey }: CompanyKey): SigningKey {
    if (algorithm === 'rsa-sha256') return { algorithm, publicKey: publicKey ?? '' };
    const secret = secrets.open(COMPANY_KEY, ownerOfKey(company, keyId), sealed ?? Buffer.of());
    return { algorithm, secret: Buffer.from(secret) };
  }

  const caller: Companies['caller'] = async (code) => {
    const company = await readCompany(db, code);
    if (company === undefined) return undefined;
    const keys = (await keysOf(db, code)).map((key) => ({ ...key, opened: opened(key) }));
    return {
      company,
      keysNow(keyId) {
        const nowMs = clock.nowMs();
        const holds = ({ fromMs, untilMs }: CompanyKey): boolean =>
          fromMs <= nowMs && (untilMs === null || nowMs < untilMs);
        const named = keys.filter((key) => keyId === undefined || key.keyId === keyId);
        return named.filter(holds).map((key) => key.opened);
      },
    };
  };

  return {
    named: (company) => readCompany(db, company),
    caller,
    async judged(company, judge) {
      const kept = known.get(company);
      if (kept !== undefined && clock.nowMs() - kept.readAtMs < KNOWN_FOR_MS) {
        try {
          return judge(kept.caller);
        } catch {
          // As it stands now says why, or that it is no longer so.
        }
      }
      const readAtMs = clock.nowMs();
      const read = await caller(company);
      if (read === undefined) known.delete(company);
      else known.set(company, { caller: read, readAtMs });
      return judge(read);
    },
    async known(company) {
      const kept = known.get(company);
      const isFresh = kept !== undefined && clock.nowMs() - kept.readAtMs < KNOWN_FOR_MS;
      return isFresh ? kept.caller.company : readCompany(db, company);
    },
    changed: (company) => void known.delete(company),
  };
}

/** Whether a company calls from an address: any, where it named none. */
export function callsFrom({ addresses }: Pick<Company, 'addresses'>, address: string): boolean {
  if (addresses.length === 0) return true;
  const list = new BlockList();
  for (const one of addresses) addTo(list, one);
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function addTo(list: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

export type { Adapter };
