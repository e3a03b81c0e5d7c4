import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { ExclusionRegister } from './exclusion-register.ts';
import type { PersonRegister, RegisteredPerson } from './person-register.ts';

/** Never answers: ends only when the one who asks gives up. */
function noAnswer(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer')), { once: true });
  });
}

const EXCLUDED = 'excluded';
const SILENT = 'silent';
const BROKEN = 'broken';

/**
 * A register for demos and tests. The surname decides: `Excluded` is on its list, `Silent` gets no answer in time,
 * `Broken` a failure; everyone else is not on it.
 */
export const sandboxExclusionRegister: ExclusionRegister = {
  name: 'sandbox',
  isExcluded({ surname }, signal) {
    const key = surname.toLowerCase();
    if (key === SILENT) return noAnswer(signal);
    if (key === BROKEN) return Promise.reject(new Error('the sandbox register fails on demand'));
    return Promise.resolve(key === EXCLUDED);
  },
};

const PEOPLE: Readonly<Record<string, RegisteredPerson>> = {
  '1000000001': { name: 'Mara', surname: 'Lindt', birthDate: '1990-02-28' },
  '1000000002': { name: 'Иван', surname: 'Петров', birthDate: '1985-07-01' },
  '1000000003': { name: 'Ola', surname: 'Excluded', birthDate: '1979-12-31' },
};
/** National numbers that stand for failures. */
const SILENT_NUMBER = '9000000001';
const BROKEN_NUMBER = '9000000002';

/** Knows three people in Germany, Russia and Kazakhstan; `9000000001` gets no answer in time, `9000000002` a failure. */
export const sandboxPersonRegister: PersonRegister = {
  name: 'sandbox',
  countryIds: new Set([276, 643, 398]),
  find({ nationalId }, signal) {
    if (nationalId === SILENT_NUMBER) return noAnswer(signal);
    if (nationalId === BROKEN_NUMBER)
      return Promise.reject(new Error('the sandbox register fails on demand'));
    return Promise.resolve(PEOPLE[nationalId] ?? null);
  },
};

/** The registers a site's configuration names. A real one is added here, beside its name in `RegisterName`. */
export function registersOf({ registers }: Pick<PlatformConfig, 'registers'>): {
  readonly exclusion: ExclusionRegister | undefined;
  readonly person: PersonRegister | undefined;
} {
  return {
    exclusion: registers.exclusion === 'sandbox' ? sandboxExclusionRegister : undefined,
    person: registers.person === 'sandbox' ? sandboxPersonRegister : undefined,
  };
}
