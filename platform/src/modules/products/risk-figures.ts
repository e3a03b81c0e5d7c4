import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAmount, type AmountMinor } from '@paddock/contract';

/** Bounds of what the house risks with a product, by name, in cents of EUR. */
export type RiskFigures<Name extends string = string> = Readonly<Record<Name, AmountMinor>>;

interface RiskOwner<Name extends string> {
  readonly product: string;
  readonly usualRisk: RiskFigures<Name>;
}

/** In the data directory: `{ "sportsbook": { "payout-cap": "100000.00" } }`, amounts of EUR. */
const RISK_FILE = 'risk.json';

/**
 * The figures of a product: its usual ones, changed by the operator's file. Read once, at the start.
 * @throws Error naming the file and the figure for what is no positive amount, or no figure of the product.
 */
export function riskOf<Name extends string>(
  dataDir: string,
  { product, usualRisk }: RiskOwner<Name>,
): RiskFigures<Name> {
  const figures: Record<Name, AmountMinor> = { ...usualRisk };
  for (const [name, text] of Object.entries(readRisk(dataDir)[product] ?? {})) {
    const cents = typeof text === 'string' ? parseAmount(text, 'EUR') : undefined;
    if (!isNameOf(usualRisk, name)) throw new Error(`${RISK_FILE}: ${product} has no figure ${name}`);
    if (cents === undefined || cents <= 0n)
      throw new Error(`${RISK_FILE}: ${product} ${name} is no amount of EUR, like "100.00"`);
    figures[name] = cents;
  }
  return figures;
}

/** @throws Error for figures of a product that is not registered. */
export function refuseUnknownRisk(dataDir: string, products: readonly { readonly product: string }[]): void {
  const unknown = Object.keys(readRisk(dataDir)).find((name) =>
    products.every(({ product }) => product !== name),
  );
  if (unknown !== undefined) throw new Error(`${RISK_FILE}: no product ${unknown} is registered`);
}

function isNameOf<Name extends string>(figures: RiskFigures<Name>, name: string): name is Name {
  return Object.hasOwn(figures, name);
}

function readRisk(dataDir: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  let text: string;
  try {
    text = readFileSync(join(dataDir, RISK_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) throw new Error(`${RISK_FILE} is no list of figures by product`);
  return Object.fromEntries(
    Object.entries(read).map(([product, figures]) => {
      if (!isRecord(figures)) throw new Error(`${RISK_FILE}: ${product} is no list of figures`);
      return [product, figures];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
