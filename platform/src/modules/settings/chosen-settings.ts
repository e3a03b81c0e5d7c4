import { Check, Create } from 'typebox/value';
import { followsByDefault } from '@paddock/contract';
import { SettingsDocument } from '@paddock/contract/schemas';

/**
 * The whole document from what a player chose, over what the site sets as long as they have not. Every field stands for itself: one that no longer fits its schema, or that
 * no longer exists, counts as never chosen.
 */
export function withDefaults(chosen: object, bySite: Partial<SettingsDocument>): SettingsDocument {
  const fitting = Object.fromEntries(Object.entries(chosen).filter(([name, value]) => fits(name, value)));
  return { ...Create(SettingsDocument), ...bySite, followsDeviceZone: followsByDefault(fitting), ...fitting };
}

function fits(name: string, value: unknown): boolean {
  const schemas: Readonly<Record<string, object>> = SettingsDocument.properties;
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema !== undefined && Check(schema, value);
}
