import type { ApiProblem } from '../http/http-types.ts';
import type { LabelTools } from './labels.ts';

interface Bounds {
  readonly min: string;
  readonly max: string;
  readonly currency: string;
}

function isBounds(details: unknown): details is Bounds {
  return (
    typeof details === 'object' &&
    details !== null &&
    'min' in details &&
    typeof details.min === 'string' &&
    'max' in details &&
    typeof details.max === 'string' &&
    'currency' in details &&
    typeof details.currency === 'string'
  );
}

/** A refusal in words, naming the amounts where the server gave them: "The smallest stake is €0.10." */
export function problemLabel({ code, details }: ApiProblem, { t, format }: LabelTools): string {
  const key = `errors.${code}`;
  const bounds = isBounds(details)
    ? {
        context: 'bounds',
        min: format.amount(details.min, details.currency),
        max: format.amount(details.max, details.currency),
      }
    : undefined;
  const label = t(key, bounds);
  // A code from a newer server has no words here yet.
  return label === key ? t('errors.INTERNAL') : label;
}
