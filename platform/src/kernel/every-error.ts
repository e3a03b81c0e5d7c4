import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';

/** More than is wrong with anything that people write by mistake; a hostile value has no longer list. */
export const MOST_ERRORS = 1_000;

/**
 * What is wrong with a value by a schema, all of it up to a thousand mistakes. `Errors` alone ends after eight, which is
 * enough to refuse a value, and too few to name each place or to let some of them pass.
 */
export function everyError(schema: TSchema, value: unknown): ReturnType<typeof Errors> {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MOST_ERRORS });
  try {
    return Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}
