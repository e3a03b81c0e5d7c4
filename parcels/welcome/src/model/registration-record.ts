import { DAY_MS } from '@paddock/contract';
import { storageItem } from '@paddock/shared-utils';
import type { RegistrationKind } from '@paddock/contract';

/** Kept this long after it was written last (S9-11). */
const KEPT_MS = DAY_MS;

/** What analytics knows of a visitor's registration (S3-30). */
export interface RegistrationRecord {
  /** Calls of the registration, the page or the dialog (S4-04). */
  readonly regTryCounter: number;
  readonly lastRegCallTime: number;
  /** An account was opened (S4-04). */
  readonly hasDone: boolean;
  readonly socialData: {
    readonly currencyId?: string;
    readonly countryId?: number;
    readonly regType?: RegistrationKind;
    readonly promocode?: string;
    readonly countryCode?: string;
  };
  readonly additionalParams: { readonly type?: RegistrationKind; readonly hasRegister?: boolean };
}

const NONE: RegistrationRecord = {
  regTryCounter: 0,
  lastRegCallTime: 0,
  hasDone: false,
  socialData: {},
  additionalParams: {},
};

const item = () =>
  storageItem<RegistrationRecord>({ key: 'welcome.registration', version: 1, fallback: NONE, parse });

function parse(stored: unknown): RegistrationRecord | undefined {
  const record = (stored ?? {}) as Partial<Record<keyof RegistrationRecord, unknown>>;
  const { regTryCounter, lastRegCallTime, hasDone, socialData, additionalParams } = record;
  if (typeof regTryCounter !== 'number' || typeof lastRegCallTime !== 'number') return undefined;
  return {
    regTryCounter,
    lastRegCallTime,
    hasDone: hasDone === true,
    socialData: isRecord(socialData) ? socialData : {},
    additionalParams: isRecord(additionalParams) ? additionalParams : {},
  };
}

const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null;

/** The record as it stands; a day after the last call it begins anew. */
export function registrationRecord(nowMs: number): RegistrationRecord {
  const record = item().read();
  return nowMs - record.lastRegCallTime < KEPT_MS ? record : NONE;
}

/** Counts a call of the registration and answers which one it is (S4-04). */
export function countRegistrationCall(nowMs: number): number {
  const record = registrationRecord(nowMs);
  const regTryCounter = record.regTryCounter + 1;
  item().write({ ...record, regTryCounter, lastRegCallTime: nowMs });
  return regTryCounter;
}

/** Notes that an account was opened, and how (S4-04). */
export function noteRegistered(
  nowMs: number,
  made: {
    readonly kind: RegistrationKind;
    readonly currency: string;
    readonly countryId: number;
    /** Two letters; undefined while the countries could not be had. */
    readonly countryCode: string | undefined;
    readonly promoCode: string;
  },
): void {
  const { kind, currency, countryId, countryCode, promoCode } = made;
  item().write({
    ...registrationRecord(nowMs),
    lastRegCallTime: nowMs,
    hasDone: true,
    socialData: {
      currencyId: currency,
      countryId,
      regType: kind,
      ...(countryCode === undefined ? {} : { countryCode }),
      ...(promoCode === '' ? {} : { promocode: promoCode }),
    },
    additionalParams: { type: kind, hasRegister: true },
  });
}
