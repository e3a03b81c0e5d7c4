import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Log } from '../../../kernel/module.ts';
import type { ExclusionRegister } from '../persons/exclusion-register.ts';
import { nameKey } from '../persons/person-name.ts';
import type { PersonRegister } from '../persons/person-register.ts';

/** The longest wait for a register. */
export const registerPatience = (): AbortSignal => AbortSignal.timeout(4_000);

/** Registers this site asks; undefined for one it does not. */
export interface Registers {
  /** Ends the wait for one answer. */
  readonly patience: () => AbortSignal;
  readonly exclusion: ExclusionRegister | undefined;
  readonly person: PersonRegister | undefined;
}

/** Somebody who wants an account, as far as their form says. */
export interface Applicant {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly birthDate: string;
  readonly countryId: number;
  readonly nationalId?: string | undefined;
}

export interface RegisterCheck {
  /**
   * Asks the registers about an applicant. A register that does not answer lets nobody in: a player who has to try again
   * in a minute is better off than one who was excluded and plays.
   * @throws INVALID_INPUT where a register needs what the form left out; PERSON_REFUSED for whoever is excluded or is not
   * who they say, without telling which; UNAVAILABLE when a register does not answer.
   */
  requireClear(applicant: Applicant): Promise<void>;
}

export function createRegisterCheck(registers: Registers, log: Log): RegisterCheck {
  const { patience } = registers;

  /** Not waiting longer than patience lasts, whatever the register does with the signal. */
  async function ask<Answer>(
    name: string,
    question: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const signal = patience();
    const gaveUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
    });
    try {
      return await Promise.race([question(signal), gaveUp]);
    } catch (error) {
      log.error({ err: error, register: name }, 'a register did not answer: nobody is let in');
      throw new PlatformError('UNAVAILABLE');
    }
  }

  async function requireSamePerson(register: PersonRegister, applicant: Applicant): Promise<void> {
    const { countryId, nationalId, name, surname, birthDate } = applicant;
    if (!register.countryIds.has(countryId)) return;
    if (nationalId === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/national_id' }]);
    const person = await ask(register.name, (signal) => register.find({ countryId, nationalId }, signal));
    const same =
      person !== null &&
      person.birthDate === birthDate &&
      nameKey(person.name) === nameKey(name ?? '') &&
      nameKey(person.surname) === nameKey(surname ?? '');
    if (!same) throw new PlatformError('PERSON_REFUSED');
  }

  return {
    async requireClear(applicant) {
      const { exclusion, person } = registers;
      if (exclusion === undefined && person === undefined) return;
      const { name, surname } = applicant;
      if (name === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/name' }]);
      if (surname === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/surname' }]);
      if (person !== undefined) await requireSamePerson(person, applicant);
      if (exclusion === undefined) return;
      const { birthDate, countryId, email, phone } = applicant;
      const question = { name, surname, birthDate, countryId, email, phone };
      if (await ask(exclusion.name, (signal) => exclusion.isExcluded(question, signal))) {
        throw new PlatformError('PERSON_REFUSED');
      }
    },
  };
}
