import { escapeHtml } from '@paddock/contract';

/** Text that is safe inside HTML; made by `html` alone. */
export interface Html {
  readonly markup: string;
}

/** Template tag that escapes every value but other `html` pieces; `undefined` and empty lists vanish. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[] | undefined)[]
): Html {
  const markup = parts.map((part, n) => part + (n < values.length ? toMarkup(values[n]) : '')).join('');
  return { markup };
}

function toMarkup(value: string | number | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
