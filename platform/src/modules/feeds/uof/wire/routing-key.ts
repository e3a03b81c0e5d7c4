/** `sr:match:7` of `hi.-.live.odds_change.1.sr:match.7.-`. */
export function eventOfKey(routingKey: string): string | undefined {
  const [, , , , , kind = '-', number = '-'] = routingKey.split('.');
  return kind === '-' || number === '-' ? undefined : `${kind}:${number}`;
}
