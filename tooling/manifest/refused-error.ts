/** Problems found in a parcel, a release or a command; each line names its place. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
