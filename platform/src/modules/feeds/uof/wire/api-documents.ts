import { childOf, childrenOf, parseXml, type XmlElement } from './xml.ts';
import { optionalInteger, requiredInteger, requiredText } from './attributes.ts';
import { document, partyOf, type WireParty } from './document-elements.ts';
import { reading, type Readable } from './wire-fault.ts';

/** A kind of market, or one variant of it, in one language; names are templates. */
export interface WireDescription {
  readonly id: number;
  readonly variant: string | undefined;
  readonly name: string;
  readonly groups: readonly string[];
  readonly outcomes: readonly { readonly id: string; readonly name: string }[];
  readonly specifiers: readonly { readonly name: string; readonly type: string }[];
  /** Its outcomes are players or teams, beside those listed. */
  readonly openOutcomes: boolean;
}

/** Outcomes that several kinds of market have as a variant. */
export interface WireVariant {
  readonly id: string;
  readonly outcomes: WireDescription['outcomes'];
}

/** A producer of the feed, and how far back it can tell what was missed. */
export interface WireProducer {
  readonly id: number;
  readonly name: string;
  /** The folder of its API, where recoveries are asked for: `liveodds`, `pre`. */
  readonly folder: string;
  readonly active: boolean;
  readonly recoveryWindowMinutes: number;
}

/** `descriptions/<language>/markets.xml`, and of one variant. */
export function readDescriptions(text: string): Readable<readonly WireDescription[]> {
  return document(text, 'market_descriptions', (root) => childrenOf(root, 'market').map(descriptionOf));
}

/** `descriptions/<language>/variants.xml`: outcomes of variants that several kinds of market share. */
export function readVariants(text: string): Readable<readonly WireVariant[]> {
  return document(text, 'variant_descriptions', (root) =>
    childrenOf(root, 'variant').map((element) => ({
      id: requiredText(element, 'id'),
      outcomes: outcomesOf(element),
    })),
  );
}

/** `descriptions/producers.xml` */
export function readProducers(text: string): Readable<readonly WireProducer[]> {
  return document(text, 'producers', (root) =>
    childrenOf(root, 'producer').map((element) => ({
      id: requiredInteger(element, 'id'),
      name: requiredText(element, 'name'),
      folder: requiredText(element, 'api_url').replace(/\/$/, '').split('/').at(-1) ?? '',
      active: element.attributes['active'] === 'true',
      recoveryWindowMinutes: optionalInteger(element, 'stateful_recovery_window_in_minutes') ?? 0,
    })),
  );
}

/** `descriptions/void_reasons.xml`, `descriptions/<language>/match_status.xml`: words by their number. */
export function readNumberedWords(text: string): Readable<ReadonlyMap<number, string>> {
  return reading(
    () =>
      new Map(
        parseXml(text).children.map((element) => [
          requiredInteger(element, 'id'),
          element.attributes['description'] ?? '',
        ]),
      ),
  );
}

/** `users/whoami.xml`: whose feed it is, the name of the virtual host. */
export function readBookmaker(text: string): Readable<number> {
  return document(text, 'bookmaker_details', (root) => requiredInteger(root, 'bookmaker_id'));
}

/**
 * The team and the players of `sports/<language>/competitors/<id>/profile.xml`, or the one of `players/<id>/profile.xml`: all
 * who can be outcomes.
 */
export function readPeople(text: string): Readable<readonly WireParty[]> {
  return reading(() => {
    const root = parseXml(text);
    const one = childOf(root, 'player') ?? childOf(root, 'competitor');
    return [...(one === undefined ? [] : [one]), ...childrenOf(childOf(root, 'players'), 'player')].map(
      partyOf,
    );
  });
}

function descriptionOf(element: XmlElement): WireDescription {
  const specifiers = childrenOf(childOf(element, 'specifiers'), 'specifier');
  const { attributes } = element;
  return {
    id: requiredInteger(element, 'id'),
    variant: attributes['variant'],
    name: requiredText(element, 'name'),
    groups: (attributes['groups'] ?? 'all').split('|'),
    outcomes: outcomesOf(element),
    specifiers: specifiers.map((one) => ({
      name: requiredText(one, 'name'),
      type: requiredText(one, 'type'),
    })),
    openOutcomes:
      attributes['includes_outcomes_of_type'] !== undefined || attributes['outcome_type'] === 'competitor',
  };
}

function outcomesOf(element: XmlElement): WireDescription['outcomes'] {
  return childrenOf(childOf(element, 'outcomes'), 'outcome').map(partyOf);
}
