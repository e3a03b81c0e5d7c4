import { ERROR_TABLE, statusOf, type ErrorCode, type Problem } from '@paddock/contract';

/** A refusal with a code of the error table; anything else that is thrown is a bug and answers 500. */
export class PlatformError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(ERROR_TABLE[code][1]);
    this.name = 'PlatformError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }

  toProblem(): Problem {
    return {
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
    };
  }
}
