/** Who is asked about; registers know people by name and birth date. */
export interface RegisterQuestion {
  readonly name: string;
  readonly surname: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly countryId: number;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** A list of people who are not to be let in, kept by someone else: a country's register, or the operator's own. */
export interface ExclusionRegister {
  readonly name: string;
  /** True for someone who is excluded now. @throws whatever goes wrong on the way; the caller waits no longer than it likes */
  isExcluded(question: RegisterQuestion, signal: AbortSignal): Promise<boolean>;
}
