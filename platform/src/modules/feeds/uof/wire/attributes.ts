import { UnreadableError } from './wire-fault.ts';
import type { XmlElement } from './xml.ts';

/** @throws UnreadableError UOF_MISSING */
export function requiredText(element: XmlElement, name: string): string {
  const text = element.attributes[name];
  if (text === undefined || text === '') {
    throw new UnreadableError('UOF_MISSING', `${element.name} has no ${name}`);
  }
  return text;
}

/** @throws UnreadableError UOF_MISSING or UOF_VALUE */
export function requiredInteger(element: XmlElement, name: string): number {
  return integerOf(element, name, requiredText(element, name));
}

/** @throws UnreadableError UOF_VALUE for what is there and no whole number */
export function optionalInteger(element: XmlElement, name: string): number | undefined {
  const text = element.attributes[name];
  return text === undefined || text === '' ? undefined : integerOf(element, name, text);
}

/** Decimals as XML writes them: `200.0`, `8.97E-4`. @throws UnreadableError UOF_VALUE */
export function optionalDecimal(element: XmlElement, name: string): number | undefined {
  const text = element.attributes[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw badValue(element, name);
  return value;
}

/** One of these whole numbers. @throws UnreadableError UOF_VALUE */
export function optionalOneOf<Choice extends number>(
  element: XmlElement,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = optionalInteger(element, name);
  if (value === undefined) return undefined;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw badValue(element, name);
  return choice;
}

/** A time as the API writes it, with its zone, in milliseconds. @throws UnreadableError UOF_VALUE */
export function optionalTime(element: XmlElement, name: string): number | undefined {
  const text = element.attributes[name];
  if (text === undefined || text === '') return undefined;
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) throw badValue(element, name);
  return timeMs;
}

export function badValue(element: XmlElement, name: string): UnreadableError {
  const text = (element.attributes[name] ?? '').slice(0, 60);
  return new UnreadableError('UOF_VALUE', `${element.name}: ${name} cannot be ${text}`);
}

function integerOf(element: XmlElement, name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw badValue(element, name);
  return value;
}
