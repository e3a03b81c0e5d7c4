import { Type } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';

import { everyError, MOST_ERRORS } from './every-error.ts';

describe('every mistake of a value', () => {
  const numbers = Type.Array(Type.Number());
  const wrong = (count: number) => Array.from({ length: count }, () => 'x');

  it('is told, up to a bound', () => {
    expect(everyError(numbers, wrong(40)).map(({ instancePath }) => instancePath)).toEqual(
      wrong(40).map((_, at) => `/${at}`),
    );
    expect(everyError(numbers, wrong(MOST_ERRORS + 1))).toHaveLength(MOST_ERRORS);
    expect(everyError(numbers, [1])).toEqual([]);
  });

  it('leaves other checks as short as they were', () => {
    const { maxErrors } = Settings.Get();
    everyError(numbers, wrong(40));
    expect(Settings.Get().maxErrors).toBe(maxErrors);
    expect(Errors(numbers, wrong(40))).toHaveLength(maxErrors);
  });
});
