import type { Random } from '../../simulation/random/random.ts';

/**
 * A positive number whose Laplace transform is exp(−s^α), by Kanter's formula. With it a race keeps exact chances while it
 * is run: if E is exponential, (E / S)^α is exponential too, so that a field of weights w comes in as one of weights
 * w^(1/α) · S, whatever S was, drawn for each runner.
 */
export function stableDraw(alpha: number, random: Random): number {
  const angle = Math.PI * random.next();
  const wait = random.exponential(1);
  const first = Math.sin(alpha * angle) / Math.sin(angle) ** (1 / alpha);
  return first * (Math.sin((1 - alpha) * angle) / wait) ** ((1 - alpha) / alpha);
}
