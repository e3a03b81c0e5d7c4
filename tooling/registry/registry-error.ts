/** A site's refusal, in words a person can act on: its code, its message and every problem with its place. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: string;
  readonly problems: readonly string[];

  constructor(code: string, message: string, problems: readonly string[] = []) {
    super([`${code}: ${message}`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.code = code;
    this.problems = problems;
  }
}

/** The refusal in an answer's body; anything that is no refusal of a Paddock site is told by its status. */
export function refusalOf(status: number, address: URL, text: string): RegistryError {
  const { code, message, details } = readProblem(text);
  if (code === undefined || message === undefined)
    return new RegistryError(`HTTP_${status}`, `${address.href} is not answered by a Paddock site`);
  return new RegistryError(code, message, problemsOf(details));
}

function readProblem(text: string): { code?: string; message?: string; details?: unknown } {
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function problemsOf(details: unknown): string[] {
  const { problems } = (details ?? {}) as { problems?: unknown };
  return Array.isArray(problems) ? problems.map(String) : [];
}
