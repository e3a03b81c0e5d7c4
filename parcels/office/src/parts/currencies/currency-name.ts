/** "EUR, euro" in the reader's language; the code alone where the browser knows no name. */
export function currencyName(iso: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'currency' }).of(iso);
  return name === undefined || name === iso ? iso : `${iso}, ${name}`;
}
