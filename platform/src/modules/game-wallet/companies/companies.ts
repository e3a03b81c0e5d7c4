import { BlockList, isIPv6 } from 'node:net';

import type { Kernel } from '../../../kernel/module.ts';
import type { SigningKey } from '../signing/signature.ts';
import { readCompany, type Adapter, type Company } from './company-store.ts';
import { keysOf } from './key-store.ts';

/** What shared secrets of companies are sealed for, each for its company and id. */
export const COMPANY_KEY = 'game-wallet.company-key';

export const ownerOfKey = (company: string, keyId: string): string => `${company}.${keyId}`;

/** The companies, as calls of theirs are judged by. */
export interface Companies {
  /** Undefined for one that is not there. */
  named(company: string): Promise<Company | undefined>;
  /** Keys that hold now, of one id or all of them. */
  keysNow(company: string, keyId?: string): Promise<readonly SigningKey[]>;
}

export function createCompanies({ db, clock, secrets }: Pick<Kernel, 'db' | 'clock' | 'secrets'>): Companies {
  return {
    named: (company) => readCompany(db, company),
    async keysNow(company, keyId) {
      const nowMs = clock.nowMs();
      const keys = (await keysOf(db, company)).filter(
        (key) =>
          (keyId === undefined || key.keyId === keyId) &&
          key.fromMs <= nowMs &&
          (key.untilMs === null || nowMs < key.untilMs),
      );
      return keys.map(({ algorithm, sealed, publicKey, keyId: id }) =>
        algorithm === 'hmac-sha256'
          ? {
              algorithm,
              secret: Buffer.from(secrets.open(COMPANY_KEY, ownerOfKey(company, id), sealed ?? Buffer.of())),
            }
          : { algorithm, publicKey: publicKey ?? '' },
      );
    },
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
