/** Longest value that is shown on one line. */
const ONE_LINE = 60;

/** A value of the configuration as it is shown and typed. */
export function jsonTextOf(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= ONE_LINE ? line : JSON.stringify(value, null, 2);
}

export type TypedJson =
  | { readonly isJson: true; readonly value: unknown }
  /** @param line where it stops to be JSON, from 1; undefined where the browser does not say */
  | { readonly isJson: false; readonly line: number | undefined };

/** Reads what was typed as JSON. */
export function readTypedJson(typed: string): TypedJson {
  try {
    return { isJson: true, value: JSON.parse(typed) as unknown };
  } catch (error) {
    return { isJson: false, line: lineIn((error as Error).message, typed) };
  }
}

/** Browsers say where by a line, or by a number of characters, or not at all. */
function lineIn(message: string, typed: string): number | undefined {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /\bposition (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : typed.slice(0, Number(position)).split('\n').length;
}
