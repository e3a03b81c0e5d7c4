/** A person as an official register writes them. */
export interface RegisteredPerson {
  readonly name: string;
  readonly surname: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** An official register of persons that knows them by a national number. */
export interface PersonRegister {
  readonly name: string;
  /** Countries (ISO 3166-1 numbers) whose numbers it knows. */
  readonly countryIds: ReadonlySet<number>;
  /** The person of a number; null when nobody has it. @throws whatever goes wrong on the way */
  find(
    wanted: { readonly countryId: number; readonly nationalId: string },
    signal: AbortSignal,
  ): Promise<RegisteredPerson | null>;
}
