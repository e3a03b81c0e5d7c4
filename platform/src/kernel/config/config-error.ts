/** Something whoever starts the product has to set differently; the message names it and what it may be. */
export class ConfigError extends RangeError {
  override readonly name = 'ConfigError';
}
